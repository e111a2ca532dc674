import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import { terminalText } from './commands/terminal-text.ts';
import { readConfig } from './config.ts';
import { type OpenShop, openShop } from './open-shop.ts';
import { startFailureText } from './start/start-failure-text.ts';

/** Milliseconds that requests under way have to finish after a signal. */
const stopMs = 5000;

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const isDev = process.argv.includes('--dev');
  const config = readConfig(process.env);
  await stopWhenTold(openShop(config, isDev ? { pagesFrom: fromSources } : {}));
}

async function fromSources() {
  const { devPages } = await import('#server/pages/dev-pages.ts');
  return devPages();
}

/** From the first moment of the opening on: a signal that comes with the words 'Der Laden ist offen' is a stop too. */
async function stopWhenTold(opening: Promise<OpenShop>): Promise<void> {
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopMs).unref();
    const { close } = await opening;
    await close();
    process.exit(code);
  };
  const onSignal = () => stop(0);
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  stopWithNpm(onSignal);
  const { damage } = await opening;
  void damage.then((error) => {
    say(error);
    return stop(1);
  });
}

/** `npm start` runs this in a shell that does not pass on signals; when that shell is gone, the signal was for us. */
function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), 300).unref();
}

function say(error: unknown): void {
  console.error(terminalText(startFailureText(error) ?? inspect(error)));
}

main().catch((error: unknown) => {
  say(error);
  process.exit(1);
});
