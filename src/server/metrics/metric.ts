/** One line of a metric; a histogram's lines differ by what follows its name. */
export type Sample = {
  labels?: Record<string, string | number>;
  value: number;
  suffix?: '_bucket' | '_sum' | '_count';
};

export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
};

/** Somebody who knows figures about himself and is asked for them when they are looked at. */
export type MetricSource = () => Metric[];

export function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [{ value }] };
}

export function counter(name: string, help: string, value: number): Metric {
  return { name, help, type: 'counter', samples: [{ value }] };
}

export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

/** The metrics in the text format that Prometheus reads (version 0.0.4). */
export function metricsText(metrics: Metric[]): string {
  return metrics
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((sample) => line(name, sample)).join('')}`,
    )
    .join('');
}

function line(name: string, { suffix, labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(String(text))}"`);
  const braces = pairs.length > 0 ? `{${pairs.join(',')}}` : '';
  return `${name}${suffix ?? ''}${braces} ${value === Number.POSITIVE_INFINITY ? '+Inf' : value}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
