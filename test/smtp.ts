import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { newCertificate } from './certificate.ts';

/** What the server says to a receiver or to a text: a refusal with its code, or nothing at all for ever. */
export type Antwort = { code: number; text: string } | 'schweigt' | undefined;

type Kind = {
  port?: number;
  /** `none`: nothing is encrypted; `starttls`: after a switch; `implicit`: from the start. */
  tls?: 'none' | 'starttls' | 'implicit';
  /** The only one who may sign in; without, nobody has to. */
  user?: { name: string; pass: string };
};

function giveAnswer(list: Antwort[] | undefined, done: (error?: Error) => void): void {
  const next = list?.shift();
  if (next === 'schweigt') return;
  done(next && Object.assign(new Error(next.text), { responseCode: next.code }));
}

/** A real mail server on a loopback port that keeps what it accepts. */
export async function startSmtp({ port = 0, tls = 'none', user }: Kind = {}) {
  const certificate = tls === 'none' ? undefined : newCertificate();
  const accepted: Buffer[] = [];
  const commands: string[] = [];
  const answers: { from?: Antwort[]; to?: Antwort[]; data?: Antwort[] } = {};
  const options: SMTPServerOptions = {
    ...certificate,
    secure: tls === 'implicit',
    disabledCommands: [...(tls === 'starttls' ? [] : ['STARTTLS']), ...(user ? [] : ['AUTH'])],
    authOptional: !user,
    // Offered without TLS too, so that a test would see a password in the clear.
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onAuth: ({ username, password }, { secure }, done) => {
      commands.push(`AUTH ${secure ? 'secure' : 'clear'} ${password}`);
      const isRight = username === user?.name && password === user?.pass;
      const refusal = Object.assign(new Error('5.7.8 authentication failed'), { responseCode: 535 });
      done(isRight ? null : refusal, { user: username });
    },
    onMailFrom: ({ address }, _session, done) => {
      commands.push(`MAIL ${address}`);
      giveAnswer(answers.from, done);
    },
    onRcptTo: ({ address }, _session, done) => {
      commands.push(`RCPT ${address}`);
      giveAnswer(answers.to, done);
    },
    onData: async (stream, _session, done) => {
      const raw = await buffer(stream).catch(() => undefined);
      if (!raw) return;
      giveAnswer(answers.data, (error) => {
        if (!error) accepted.push(raw);
        done(error);
      });
    },
  };
  const server = await listen(new SMTPServer(options), port);
  const { port: at } = server.server.address() as { port: number };
  const login = user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.pass)}@` : '';
  return {
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://${login}127.0.0.1:${at}`,
    port: at,
    ca: certificate?.cert ?? '',
    /** What it answers to the next senders, receivers and texts; `undefined` and an empty list accept. */
    answers,
    commands,
    raw: accepted,
    mails: (): Promise<Email[]> => Promise.all(accepted.map((raw) => PostalMime.parse(raw))),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type TestSmtp = Awaited<ReturnType<typeof startSmtp>>;

async function listen(server: SMTPServer, port: number): Promise<SMTPServer> {
  // A client that gives up is part of the tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
