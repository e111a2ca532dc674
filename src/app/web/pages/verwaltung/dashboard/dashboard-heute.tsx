import { GeldfragenKarte } from '#features/auftrag/web/verwaltung/geldfragen/geldfragen-karte.tsx';
import { useAufgaben } from '#features/auftrag/web/verwaltung/liste/aufgaben.queries.ts';
import { useZuFertigen } from '#features/fertigung/web/verwaltung/fertigung.queries.ts';
import { artikelGruppenNamen } from '#features/lager/artikel.ts';
import { useBestand } from '#features/lager/web/lager.queries.ts';
import { tagOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import { usePostLageQuery } from '#features/post/web/post.queries.ts';
import { useSicherung } from '#features/sicherung/web/sicherung.queries.ts';
import { geldBisText, isDringend } from '#features/widerruf/bearbeitung/widerruf-worte.ts';
import { useWiderrufLage } from '#features/widerruf/web/verwaltung/widerrufe.queries.ts';
import { formatDatum, tagOf } from '#shared/datum/datum.ts';
import styles from './dashboard-heute.module.css';
import { DashboardKachel, type Kachel } from './dashboard-kachel.tsx';

type Abfrage = { isError: boolean; refetch: () => unknown };

const failureOf = ({ isError, refetch }: Abfrage) => (isError ? () => void refetch() : undefined);
const jetztWenn = (anzahl: number | undefined): Kachel['ton'] => (anzahl ? 'jetzt' : undefined);

/**
 * What is to be done today, as figures; each leads to its screen. The outbox, the backups and the withdrawals
 * are the admin's. Questions about money stand below the figures, so that none of those moves with them.
 */
export function DashboardHeute({ isAdmin }: { isAdmin: boolean }) {
  return (
    <section aria-labelledby="heute" className={styles.part}>
      <h2 id="heute" className={styles.title}>
        Heute
      </h2>
      <ul className={styles.kacheln}>
        <Bestellungen />
        {isAdmin && <Widerrufe />}
        <Fertigung />
        <Knapp isAdmin={isAdmin} />
        {isAdmin && <Betrieb />}
      </ul>
      <GeldfragenKarte />
    </section>
  );
}

function Kacheln({ kacheln }: { kacheln: Kachel[] }) {
  return kacheln.map((kachel) => (
    <li key={kachel.name}>
      <DashboardKachel {...kachel} />
    </li>
  ));
}

function Bestellungen() {
  const abfrage = useAufgaben();
  const { anzahl, termine = [], hasMehr = false } = abfrage.data ?? {};
  const heute = tagOf(new Date());
  const ueberfaellig = termine.filter((bis) => bis < heute).length;
  const kachel = (aufgabe: 'packen' | 'geld' | 'abholbereit' | 'problem') => ({
    to: `/admin/bestellungen?aufgabe=${aufgabe}`,
    wert: anzahl?.[aufgabe],
    failure: failureOf(abfrage),
  });
  const packen = {
    name: 'Packen und verschicken',
    ...kachel('packen'),
    text: packText(ueberfaellig, termine[0], hasMehr && ueberfaellig === termine.length),
    ton: ueberfaellig > 0 ? ('problem' as const) : jetztWenn(anzahl?.packen),
  };
  return (
    <Kacheln
      kacheln={[
        packen,
        { name: 'Wartet auf Geld', ...kachel('geld') },
        { name: 'Abhol\u00adbereit', ...kachel('abholbereit') },
        { name: 'Problem', ...kachel('problem'), ton: anzahl?.problem ? 'problem' : undefined },
      ]}
    />
  );
}

/** Of many orders only the first ones are known: when all of these are late, others may be. */
function packText(ueberfaellig: number, erster: string | undefined, hasWeitere: boolean): string | undefined {
  if (ueberfaellig > 0) return `${hasWeitere ? 'mindestens ' : ''}${ueberfaellig} überfällig`;
  return erster && `zuerst bis ${tagOhneUmbruch(erster)}`;
}

/** Only while one is open: there are few of them. */
function Widerrufe() {
  const abfrage = useWiderrufLage();
  const { offen = 0, geldBis = '' } = abfrage.data ?? {};
  if (offen === 0 && !abfrage.isError) return null;
  const kachel: Kachel = {
    name: 'Wider\u00adrufe',
    to: '/admin/widerrufe',
    wert: `${offen} offen`,
    text: geldBisText(geldBis) || undefined,
    ton: isDringend(geldBis, tagOf(new Date())) ? 'problem' : 'jetzt',
    failure: failureOf(abfrage),
  };
  return <Kacheln kacheln={[kachel]} />;
}

function Fertigung() {
  const abfrage = useZuFertigen();
  const [erste] = abfrage.data ?? [];
  const stueck = abfrage.data?.reduce((sum, { fehlend }) => sum + fehlend, 0);
  const isSpaet = erste?.bis !== undefined && erste.bis < tagOf(new Date());
  const kachel: Kachel = {
    name: 'Zu fertigen',
    to: '/admin/inventory',
    wert: stueck === undefined ? undefined : `${stueck} Stück`,
    text: erste?.bis && (isSpaet ? 'überfällig' : `zuerst bis ${tagOhneUmbruch(erste.bis)}`),
    ton: isSpaet ? 'problem' : jetztWenn(stueck),
    failure: failureOf(abfrage),
  };
  return <Kacheln kacheln={[kachel]} />;
}

/** What is below its minimum: soaps, for the admin raw materials as well. */
function Knapp({ isAdmin }: { isAdmin: boolean }) {
  const abfrage = useBestand();
  const bestand = abfrage.data?.data;
  const knapp = (gruppe: (typeof artikelGruppenNamen)[number]) =>
    bestand?.[gruppe].filter(({ unterMindestbestand }) => unterMindestbestand).length ?? 0;
  const stand = (anzahl: number) => ({
    wert: bestand && anzahl,
    ton: jetztWenn(anzahl),
    text: anzahl > 0 ? 'unter Mindest\u00adbestand' : undefined,
    failure: failureOf(abfrage),
  });
  const rohstoffe = artikelGruppenNamen.filter((gruppe) => gruppe !== 'produkte');
  const erste = rohstoffe.find((gruppe) => knapp(gruppe) > 0) ?? rohstoffe[0];
  const produkte = {
    name: 'Knappe Produkte',
    to: isAdmin ? '/admin/lager?tab=produkte' : '/admin/inventory?tab=produkte',
    ...stand(knapp('produkte')),
  };
  const knappeRohstoffe = {
    name: 'Knappe Rohstoffe',
    to: `/admin/lager?tab=${erste}`,
    ...stand(rohstoffe.reduce((sum, gruppe) => sum + knapp(gruppe), 0)),
  };
  return <Kacheln kacheln={isAdmin ? [produkte, knappeRohstoffe] : [produkte]} />;
}

const sicherungText = {
  gut: undefined,
  fehlt: 'nicht eingerichtet',
  gescheitert: 'Der letzte Versuch ist gescheitert.',
  veraltet: 'zu alt',
};

function Betrieb() {
  const post = usePostLageQuery();
  const sicherung = useSicherung({ isAdmin: true });
  const { zustand = 'gut', gutVon } = sicherung.data ?? {};
  const kacheln: Kachel[] = [
    {
      name: 'Nicht zugestellte Post',
      to: '/admin/post',
      wert: post.data?.nichtZugestellt,
      text: post.data?.problem || undefined,
      ton: post.data?.problem ? 'problem' : undefined,
      failure: failureOf(post),
    },
    {
      name: 'Letzte Sicherung',
      to: '/admin/einstellungen',
      wert: sicherung.data && (gutVon ? formatDatum(gutVon) : 'keine'),
      text: sicherungText[zustand] ?? (gutVon ? undefined : 'Die erste ist noch nicht fertig.'),
      ton: zustand === 'gut' ? undefined : 'problem',
      failure: failureOf(sicherung),
    },
  ];
  return <Kacheln kacheln={kacheln} />;
}
