import { Link } from 'react-router';
import { useUmgebung } from '#features/einstellung/web/umgebung.queries.ts';
import { usePostLage } from '#features/post/web/post.queries.ts';
import { OhneMailserver } from '#features/post/web/verwaltung/ohne-mailserver.tsx';
import { BereichCard } from './bereich-card.tsx';
import type { Bereich } from './bereiche.ts';

const bereich: Bereich = {
  to: '/admin/post',
  name: 'Post',
  text: 'Was der Laden schreibt, und was bei Ihnen eingeht',
  icon: 'letter',
};

/** The outbox on the dashboard, with a mark when something is stuck. */
export function PostBereich() {
  const lage = usePostLage();
  const marke = lage?.problem ? { anzahl: lage.nichtZugestellt, text: lage.problem } : undefined;
  return <BereichCard bereich={bereich} marke={marke} />;
}

/** On the dashboard of a shop without a mail server. */
export function PostBanner() {
  if (useUmgebung()?.smtp !== false) return null;
  return (
    <OhneMailserver>
      <Link to="/admin/post">Zur Post</Link>
    </OhneMailserver>
  );
}
