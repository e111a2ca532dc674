import { PostausgangVerwaltung } from '#features/post/web/verwaltung/postausgang-verwaltung.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** What the shop wrote to whom, and what became of it. */
export function PostPage() {
  return (
    <AdminPage
      title="Post"
      intro="Was der Laden schreibt und was daraus wurde, und was bei Ihnen eingegangen ist."
    >
      <PostausgangVerwaltung />
    </AdminPage>
  );
}
