/** The colours of `web/styles/tokens.css`: mail programs know no custom properties. */
const paper = '#fbf7f2';
const line = '#ddcfbb';
const ink = '#2e2626';
const soft = '#5c4e4b';
const rose = '#9c4f5c';

const sans = `font-family:'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
const serif = `font-family:Georgia,'Times New Roman',serif`;
/** Long German words and addresses break instead of widening the message; older programs know only the second. */
const bricht = 'overflow-wrap:anywhere;word-break:break-word';

/** For names of goods: German ones are long. */
const trennt = '-webkit-hyphens:auto;hyphens:auto';

/** Inline, because some programs drop every style sheet. Sizes of 16 px keep phones from enlarging the text. */
export const stil = {
  body: `margin:0;padding:0;width:100%;background-color:${paper}`,
  vorschau: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  grund: `width:100%;background-color:${paper}`,
  spalte: 'width:100%;max-width:600px',
  kopf: `padding:24px 24px 16px;text-align:center;${serif};font-size:22px;line-height:28px;color:${ink};${bricht}`,
  kopfLink: `color:${ink};text-decoration:none`,
  karte: `background-color:#ffffff;border:1px solid ${line};border-radius:12px;padding:32px;${sans};font-size:16px;line-height:24px;color:${ink};text-align:left;${bricht}`,
  titel: `margin:0 0 16px;${serif};font-size:26px;line-height:32px;font-weight:normal;color:${ink};${trennt}`,
  ueberschrift: `margin:28px 0 8px;${serif};font-size:20px;line-height:26px;font-weight:normal;color:${ink}`,
  text: 'margin:0 0 16px',
  klein: `margin:0 0 12px;font-size:14px;line-height:20px;color:${soft}`,
  /** A number of an order is read as one. */
  nummer: 'white-space:nowrap',
  liste: 'margin:0 0 16px;padding:0 0 0 24px',
  punkt: 'margin:0 0 6px',
  link: `color:${rose};text-decoration:underline`,
  posten: `width:100%;margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:22px`,
  spaltenkopf: `padding:0 8px 6px 0;font-size:13px;line-height:18px;font-weight:normal;white-space:nowrap;color:${soft}`,
  summenkopf: `padding:0 0 6px;font-size:13px;line-height:18px;font-weight:normal;white-space:nowrap;color:${soft};text-align:right`,
  menge: `padding:10px 8px 10px 0;border-top:1px solid ${line};white-space:nowrap;text-align:left;vertical-align:top`,
  name: `padding:10px 12px 10px 0;border-top:1px solid ${line};text-align:left;vertical-align:top;width:100%;font-weight:normal;${bricht};${trennt}`,
  detail: `font-size:14px;line-height:20px;color:${soft}`,
  summe: `padding:10px 0;border-top:1px solid ${line};white-space:nowrap;text-align:right;vertical-align:top`,
  summenName: `padding:4px 12px 4px 0;text-align:left;font-weight:normal;vertical-align:top;${bricht}`,
  summenWert: 'padding:4px 0;white-space:nowrap;text-align:right;vertical-align:top',
  ersteSumme: `padding-top:12px;border-top:2px solid ${line}`,
  starkeSumme: 'font-weight:bold;font-size:18px;line-height:26px',
  angaben: 'margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:24px',
  angabenName: `padding:0 16px 8px 0;text-align:left;vertical-align:top;font-weight:normal;color:${soft}`,
  angabenWert: `padding:0 0 8px;text-align:left;vertical-align:top;${bricht}`,
  kasten: 'width:100%;margin:0 0 20px',
  kastenInnen: `background-color:${paper};border:1px solid ${line};border-radius:8px;padding:20px 20px 8px;${sans};font-size:16px;line-height:24px;color:${ink};text-align:left;${bricht}`,
  knopf: 'margin:8px 0 24px',
  /** What a button's small print says belongs to the button. */
  knopfMitKlein: 'margin:8px 0 12px',
  kleinNachKnopf: `margin:0 0 20px;font-size:14px;line-height:20px;color:${soft}`,
  knopfInnen: `background-color:${rose};border-radius:8px;text-align:center`,
  /** 12 + 20 + 12 px: as high as a finger needs. */
  knopfLink: `display:inline-block;padding:12px 24px;${sans};font-size:16px;line-height:20px;font-weight:bold;color:#ffffff;text-decoration:none;${bricht}`,
  bild: 'display:block;max-width:100%;height:auto;border:0;background-color:#ffffff;margin:0 0 16px',
  fuss: `padding:20px 24px 32px;text-align:center;${sans};font-size:14px;line-height:20px;color:${soft};${bricht}`,
  fussAbsatz: 'margin:0 0 12px',
  fussLink: 'color:inherit;text-decoration:underline',
} as const;

/**
 * What inline styles cannot say: narrow screens and dark mode. A program that drops it shows the light
 * message. The picture of a code keeps its white ground, which readers need.
 */
export const stilBlatt = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.karte{padding:24px 16px!important}.kasten{padding:16px 14px 4px!important}.kopf{padding:16px 16px 12px!important}.angabe{display:block!important;padding-right:0!important}.angabe-name{padding-bottom:0!important}}',
  '@media (prefers-color-scheme:dark){.grund{background-color:#1d1817!important}.karte{background-color:#292221!important;color:#f3e9e2!important;border-color:#4a3f3b!important}.kasten{background-color:#332a28!important;color:#f3e9e2!important;border-color:#4a3f3b!important}.hell{color:#f3e9e2!important}.leise{color:#cdbfb8!important}.linie{border-color:#4a3f3b!important}.link{color:#ecb3bc!important}}',
].join('');
