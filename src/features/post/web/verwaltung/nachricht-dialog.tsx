import { Button, Skeleton, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorText } from '#web/api/error-text.ts';
import { useDownload } from '#web/api/use-download.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { antwortAdresse } from '../../antwort-adresse.ts';
import { postCalls } from '../../calls.ts';
import type { Nachricht } from '../../contract.ts';
import { verborgenerLink } from '../../hide-geheimnis.ts';
import { nachrichtArten } from '../../nachricht.ts';
import { useNachricht } from '../post.queries.ts';
import { ErledigtButton } from './erledigt-button.tsx';
import { FehlerText } from './fehler-text.tsx';
import styles from './nachricht-dialog.module.css';
import { SendenButton } from './senden-button.tsx';
import { StandChip } from './stand-chip.tsx';
import { empfaenger, nachrichtStandSatz, zeit } from './stand-worte.ts';

/** `hasServer`: without a mail server nothing is sent again. */
type NachrichtDialogProps = { id: string; hasServer: boolean; onClose: () => void };

/** A message as its receiver sees it, with what became of it. */
export function NachrichtDialog({ id, hasServer, onClose }: NachrichtDialogProps) {
  const { data, error, refetch } = useNachricht(id);
  const canSend = hasServer && data && data.stand !== 'wartet';
  return (
    <Dialog
      title={data?.betreff || 'Nachricht'}
      size="48rem"
      onClose={onClose}
      footer={
        <>
          {data?.stand === 'nichtZugestellt' && !data.istErledigt && <ErledigtButton id={id} />}
          {data?.art === 'kontakt' && data.antwortAn && (
            <Button component="a" variant="light" href={antwortAdresse(data.antwortAn, data.betreff)}>
              Antworten
            </Button>
          )}
          {canSend && <SendenButton nachricht={data} />}
          <Button variant="default" onClick={onClose}>
            Schließen
          </Button>
        </>
      }
    >
      {data && <Inhalt nachricht={data} />}
      {!data && error && <LoadFailure text={errorText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} radius="md" />}
    </Dialog>
  );
}

function Inhalt({ nachricht }: { nachricht: Nachricht }) {
  return (
    <>
      <Kopf nachricht={nachricht} />
      {nachricht.fehler && (
        <Alert kind="warning">
          <FehlerText fehler={nachricht.fehler} />
        </Alert>
      )}
      <Ansichten nachricht={nachricht} />
      {nachricht.hatGeheimnis && (
        <p className="quiet">
          Der Link in dieser Nachricht gilt nur für ihre Empfängerin oder ihren Empfänger und steht deshalb
          nicht hier.
        </p>
      )}
      {nachricht.anhaenge.length > 0 && <Anhaenge nachricht={nachricht} />}
    </>
  );
}

function Kopf({ nachricht }: { nachricht: Nachricht }) {
  const { art, createdAt, stand, antwortAn, auftragId, gesendetAt, zuerstGesendetAt } = nachricht;
  const satz = nachrichtStandSatz(nachricht);
  return (
    <dl className="stack-1">
      <Zeile name="Stand">
        <StandChip stand={stand} /> <span>{satz}</span>
      </Zeile>
      <Zeile name="An">
        <bdi>{empfaenger(nachricht)}</bdi>
      </Zeile>
      {antwortAn && (
        <Zeile name="Antworten an">
          <bdi>{antwortAn}</bdi>
        </Zeile>
      )}
      <Zeile name="Geschrieben">{zeit(createdAt)}</Zeile>
      {zuerstGesendetAt && zuerstGesendetAt !== gesendetAt && (
        <Zeile name="Zuerst gesendet">{zeit(zuerstGesendetAt)}</Zeile>
      )}
      <Zeile name="Art">
        <span>{nachrichtArten[art]}</span>
        {auftragId && (
          <span>
            {' · '}
            <Link to="/admin/bestellungen">Zu den Bestellungen</Link>
          </span>
        )}
      </Zeile>
    </dl>
  );
}

function Zeile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.zeile}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Nothing is loaded from anywhere, and links would open windows, which the frame may not. */
const vorspann = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><base target="_blank">`;

/** The HTML is shown apart from the page: without scripts, forms and the shop's origin. */
function Ansichten({ nachricht: { html, text, hatGeheimnis } }: { nachricht: Nachricht }) {
  return (
    <Tabs defaultValue="ansicht" keepMounted={false}>
      <Tabs.List aria-label="Darstellung" grow>
        <Tabs.Tab value="ansicht">Ansicht</Tabs.Tab>
        <Tabs.Tab value="text">Text</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="ansicht" className={styles.panel}>
        <iframe
          className={styles.html}
          title="Die Nachricht, wie sie ankommt"
          sandbox=""
          srcDoc={vorspann + html}
        />
      </Tabs.Panel>
      <Tabs.Panel value="text" className={styles.panel}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard. */}
        <pre className={styles.text} tabIndex={0}>
          {text || (hatGeheimnis ? verborgenerLink : '')}
        </pre>
      </Tabs.Panel>
    </Tabs>
  );
}

function Anhaenge({ nachricht: { _id: id, anhaenge } }: { nachricht: Nachricht }) {
  const { download, isPending } = useDownload();
  const handleClick = async (nr: number, fileName: string) => {
    try {
      await download(postCalls.anhang, { params: { id, nr }, fileName });
    } catch (error) {
      showFailure('Der Anhang lässt sich nicht laden: ', error);
    }
  };
  return (
    <ul className="row-2" aria-label="Anhänge">
      {anhaenge.map(({ nr, name }) => (
        <li key={nr}>
          <Button variant="default" loading={isPending} onClick={() => void handleClick(nr, name)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
