/**
 * Shown without JavaScript where plain HTML is not enough. Its words are the server's alone: no browser that
 * runs this draws them.
 */
export function NeedsScript() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p>
          Hierfür braucht Ihr Browser JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.
          Unsere Produkte können Sie auch ohne ansehen.
        </p>
      )}
    </noscript>
  );
}
