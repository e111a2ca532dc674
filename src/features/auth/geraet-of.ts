const browsers: [form: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .{0,20}\bSafari\//, 'Safari'],
];

const systems: [form: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer headers are none of a browser. */
const maxLength = 500;

/**
 * Browser and system in words of our own, 'Chrome, Android', by the header `User-Agent`: enough for people to
 * know their devices in the list of their sessions, too little to tell two phones apart. Unknown ones are
 * left out.
 */
export function geraetOf(userAgent = ''): string {
  const header = userAgent.slice(0, maxLength);
  const nameIn = (names: [RegExp, string][]) => names.find(([form]) => form.test(header))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ');
}
