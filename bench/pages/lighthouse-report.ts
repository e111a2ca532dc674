import { median } from '../statistics.ts';

type Audit = {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
  /** The items of some audits are one object instead of a list. */
  details?: { items?: AuditItem[] | object };
};
type AuditItem = { node?: { selector?: string; snippet?: string }; url?: string };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };

/** The parts of Lighthouse's report that are used. */
export type LighthouseReport = {
  runtimeError?: { message: string };
  /** `benchmarkIndex`: speed of the machine during the run; about 1500 or more when it is idle. */
  environment: { benchmarkIndex: number };
  audits: Record<string, Audit>;
  categories: Record<string, Category>;
};

type Figure = { what: string; value: number; unit: string; goal?: { atLeast: number } | { atMost: number } };
export type PageFigures = { page: string; figures: Figure[]; failing: string[] };

const full = { atLeast: 100 };

/** The medians of several runs on one page. */
export function figuresOf(reports: LighthouseReport[]): Figure[] {
  const score = (id: string) => median(reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
  const value = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return [
    { what: 'performance', value: score('performance'), unit: '', goal: { atLeast: 97 } },
    { what: 'accessibility', value: score('accessibility'), unit: '', goal: full },
    { what: 'best practices', value: score('best-practices'), unit: '', goal: full },
    { what: 'SEO', value: score('seo'), unit: '', goal: full },
    {
      what: 'largest contentful paint',
      value: value('largest-contentful-paint') / 1000,
      unit: ' s',
      goal: { atMost: 1.5 },
    },
    {
      what: 'cumulative layout shift',
      value: value('cumulative-layout-shift'),
      unit: '',
      goal: { atMost: 0.01 },
    },
    { what: 'total blocking time', value: value('total-blocking-time'), unit: ' ms' },
    { what: 'transferred', value: value('total-byte-weight') / 1000, unit: ' kB' },
    {
      what: 'speed of the machine',
      value: median(reports.map(({ environment }) => environment.benchmarkIndex)),
      unit: '',
    },
  ];
}

/** Failed audits of any run, each once: those that lower a category's score first, then advice. */
export function failingAudits(reports: LighthouseReport[]): string[] {
  const found = new Map<string, string>();
  for (const { audits, categories } of reports) {
    const counting = new Set(
      Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
      ),
    );
    for (const audit of Object.values(audits)) {
      if (audit.score === null || audit.score >= 1 || audit.scoreDisplayMode === 'informative') continue;
      const kind = counting.has(audit.id) ? 'counts' : 'advice';
      if (!found.has(audit.id)) found.set(audit.id, `${kind}  ${describe(audit)}`);
    }
  }
  return [...found.values()].sort((a, b) => b.localeCompare(a));
}

export function printPage({ page, figures, failing }: PageFigures): void {
  console.log(`\n${page}`);
  for (const { what, value, unit, goal } of figures) {
    const shown = `${Number(value.toFixed(unit === ' s' || unit === '' ? 3 : 0))}${unit}`;
    console.log(`  ${what.padEnd(26)}${shown.padStart(10)}${goal ? goalText({ value, goal }) : ''}`);
  }
  for (const line of failing) console.log(`  · ${line}`);
}

function goalText({ value, goal }: { value: number; goal: NonNullable<Figure['goal']> }): string {
  const isMet = 'atLeast' in goal ? Math.round(value) >= goal.atLeast : value <= goal.atMost;
  const text = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  return `   goal ${text.padEnd(7)} ${isMet ? 'met' : 'NOT MET'}`;
}

/** Name, title, and up to three affected elements. */
function describe({ id, title, score, displayValue, details }: Audit): string {
  const items: AuditItem[] = Array.isArray(details?.items) ? details.items : [];
  const places = items
    .map(({ node, url }) => node?.selector ?? url)
    .filter((place) => place !== undefined)
    .slice(0, 3);
  const what = [title, displayValue, `score ${score?.toFixed(2)}`].filter(Boolean).join(', ');
  return `${id}: ${what}${places.map((place) => `\n      ${place}`).join('')}`;
}
