type Options = { heading?: string; link?: { href: string; text: string } };

const home = { href: '/', text: 'Zur Startseite' };

/** The error page for when nothing can be rendered; `text` is a constant of ours, never user input. */
export function failurePage(
  text: string,
  { heading = 'Das hat nicht geklappt', link = home }: Options = {},
): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title><body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color:#2e2626;background:#fbf7f2">
<h1>${heading}</h1><p>${text}</p><p><a href="${link.href}" style="color:#9c4f5c">${link.text}</a></p></body></html>`;
}
