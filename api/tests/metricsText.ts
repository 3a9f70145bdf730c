/** One line of numbers. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?[\d.e+-]+|[Nn]a[Nn]|[+-]Inf)$/;
const labelPart = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/y;
const suffixes = /_(bucket|sum|count)$/;

/**
 * Reads Prometheus' text format, strictly.
 * @throws for a line that is none of it, and for a sample whose metric has no HELP or no TYPE.
 */
export function readMetrics(text: string): readonly Sample[] {
  const helped = new Set<string>();
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const [, kind, named = "", said = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (kind === "HELP") helped.add(named);
    else if (kind === "TYPE") {
      if (types.has(named)) throw new Error(`${named} comes twice.`);
      types.set(named, said);
    } else samples.push(readSample(line));
  }
  for (const { name } of samples) {
    const family = types.get(name.replace(suffixes, "")) === "histogram" ? name.replace(suffixes, "") : name;
    if (!helped.has(family) || !types.has(family)) throw new Error(`${name} has no HELP or no TYPE.`);
  }
  return samples;
}

/** @returns the value of the one sample with this name and these labels; undefined where there is none. */
export function numberOf(
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const fits = (sample: Sample) =>
    Object.entries(labels).every(([key, value]) => sample.labels[key] === value);
  const found = samples.filter((sample) => sample.name === name && fits(sample));
  if (found.length > 1) throw new Error(`${name} has ${found.length} samples with these labels.`);
  return found[0]?.value;
}

function readSample(line: string): Sample {
  const [, name, inBraces, value] = sampleLine.exec(line) ?? [];
  if (!name || value === undefined) throw new Error(`This is no line of Prometheus' text format: ${line}`);
  return { name, labels: readLabels(inBraces ?? ""), value: Number(value.replace("Inf", "Infinity")) };
}

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  labelPart.lastIndex = 0;
  while (labelPart.lastIndex < text.length) {
    const [, name, value] = labelPart.exec(text) ?? [];
    if (!name || value === undefined) throw new Error(`These are no labels: ${text}`);
    labels[name] = value;
  }
  return labels;
}
