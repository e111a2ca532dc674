import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { LinkArt } from '../../../link-art.ts';
import styles from './link.module.css';

export type LinkFortProps = { art?: LinkArt };

/**
 * A link that opens nothing (any more). `art` is known if it did until a moment ago: then its answer alone
 * may have been lost.
 */
export function LinkFort({ art }: LinkFortProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (art) heading.current?.focus();
  }, [art]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Dieser Link gilt nicht mehr
      </h1>
      <p>
        {art
          ? schonText[art]
          : 'Vielleicht ist er abgelaufen oder schon benutzt, oder eine spätere E-Mail hat einen neueren.'}
      </p>
      <Wege arten={art ? [art] : ['passwort', 'bestaetigung', 'einladung']} />
    </>
  );
}

/** A link that was not opened as the mail has it. */
export function LinkUnvollstaendig() {
  return (
    <>
      <h1>Dieser Link ist unvoll&shy;ständig</h1>
      <p>
        Bitte öffnen Sie ihn noch einmal aus der E-Mail. Wenn Sie ihn kopieren, nehmen Sie ihn ganz, mit allem
        nach dem Zeichen #.
      </p>
      <Wege arten={['passwort', 'bestaetigung', 'einladung']} />
    </>
  );
}

const anmelden = (
  <span>
    Vielleicht hat es schon geklappt: <Link to="/login">Melden Sie sich an</Link>, wenn Sie gerade ein
    Passwort vergeben haben.
  </span>
);
const schonText: Record<LinkArt, ReactNode> = {
  passwort: anmelden,
  einladung: anmelden,
  bestaetigung: 'Vielleicht hat es schon geklappt: Ihr Profil zeigt, ob Ihre Adresse bestätigt ist.',
  email: 'Vielleicht hat es schon geklappt: Melden Sie sich mit der neuen Adresse an.',
};

/** How to get another one. */
function Wege({ arten }: { arten: LinkArt[] }) {
  const { phase } = useLaden();
  const wege = arten.filter((art) => phase !== 'angekuendigt' || art === 'einladung');
  return (
    <dl className={`stack-4 ${styles.ways}`} aria-label="Neuen Link anfordern">
      {wege.map((art) => (
        <div key={art}>
          <dt>{wegTitel[art]}</dt>
          <dd>{wegText[art]}</dd>
        </div>
      ))}
    </dl>
  );
}

const wegTitel: Record<LinkArt, string> = {
  passwort: 'Sie möchten ein neues Passwort vergeben?',
  bestaetigung: 'Sie möchten Ihre E-\u2060Mail-Adresse bestätigen?',
  einladung: 'Sie wurden eingeladen?',
  email: 'Sie möchten Ihre E-\u2060Mail-Adresse ändern?',
};

const imProfil = (
  <span>
    In <Link to="/profile">Ihrem Profil</Link> können Sie die E-Mail neu anfordern.
  </span>
);
const wegText: Record<LinkArt, ReactNode> = {
  passwort: (
    <Link to="/passwort-vergessen" className={styles.way}>
      Neuen Link anfordern
    </Link>
  ),
  bestaetigung: imProfil,
  einladung: 'Bitten Sie uns um eine neue Einladung.',
  email: imProfil,
};
