import { Link } from 'react-router';

type ZugaengeLinkProps = { teil: 'smtp' | 'zahlung'; children: string };

/** Leads out of a form of the settings to the card of the accesses, on the same page. */
export function ZugaengeLink({ teil, children }: ZugaengeLinkProps) {
  return (
    <Link to={`/admin/einstellungen?feld=zugaenge.${teil}`} preventScrollReset>
      {children}
    </Link>
  );
}
