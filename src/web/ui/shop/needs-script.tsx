/** Shown without JavaScript where plain HTML is not enough. */
export function NeedsScript() {
  return (
    <noscript>
      <p>
        Hierfür braucht Ihr Browser JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu. Unsere
        Produkte können Sie auch ohne ansehen.
      </p>
    </noscript>
  );
}
