/** One line of numbers. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Parses Prometheus' text format. @throws for an invalid line. */
export function readMetrics(text: string): readonly Sample[] {
  const lines = text.split("\n").filter((line) => line && !/^# (HELP|TYPE) \S+ ./.test(line));
  return lines.map((line) => {
    const [, name, inBraces = "", value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (!name || !value) throw new Error(`This is no line of Prometheus' text format: ${line}`);
    const labels = inBraces.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g);
    const read = [...labels].map(([, label = "", said = ""]) => [label, said]);
    return { name, labels: Object.fromEntries(read), value: Number(value.replace("Inf", "Infinity")) };
  });
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
