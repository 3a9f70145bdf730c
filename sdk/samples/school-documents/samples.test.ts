import { extractRawText } from "mammoth";
import { describe, expect, test } from "vitest";
import { everyWayToWrite } from "./print.ts";
import { layoutOf, renderSample, type Sample, samples } from "./samples.ts";

test.each(samples.map((sample) => [`${sample.set}/${sample.id}`, sample] as const))(
  "%s prints its truth",
  async (_, sample) => {
    const { bytes } = await renderSample(sample);
    const written = sample.type === "pdf" ? await pdfText(bytes, sample) : await wordText(bytes);
    expect(textsOf(sample).filter((words) => !written.includes(normal(words)))).toEqual([]);
    const days = sample.truth.dates.filter(
      ({ day }) => !everyWayToWrite(day).some((words) => written.includes(normal(words))),
    );
    expect(days).toEqual([]);
    const minutes = (sample.truth.iep?.services ?? []).flatMap((service) => service.minutes ?? []);
    expect(minutes.filter((count) => !amountsOf(count).some((words) => written.includes(words)))).toEqual([]);
  },
);

test("fillable boxes are checked where the layout checks them", async () => {
  const filled = samples.filter(({ data }) => layoutOf(data)(data).theme.boxes === "form");
  for (const { data } of filled) {
    const { blocks } = layoutOf(data)(data);
    const items = blocks.flatMap((block) => (block.type === "checks" ? block.items : []));
    const { bytes } = await renderSample({ data });
    const states = (await annotationsOf(bytes)).filter(({ checkBox }) => checkBox);
    expect(states.map(({ fieldValue }) => fieldValue !== "Off")).toEqual(items.map(([, isOn]) => isOn));
  }
});

test("a sample renders to the same bytes twice", async () => {
  const oneOfEachType = new Map(samples.map((sample) => [sample.type, sample])).values();
  for (const sample of oneOfEachType) {
    const [once, twice] = [await renderSample(sample), await renderSample(sample)];
    expect(Buffer.compare(once.bytes, twice.bytes)).toBe(0);
  }
});

describe("the layouts", () => {
  const layoutsOf = (set: Sample["set"]) =>
    new Set(samples.filter((sample) => sample.set === set).map(({ layout }) => layout));

  test("of held-out samples are layouts of shown ones", () => {
    const shown = layoutsOf("shown");
    expect([...layoutsOf("held-out")].filter((layout) => !shown.has(layout))).toEqual([]);
  });

  test("of samples in new-forms are not those of shown ones", () => {
    const shown = layoutsOf("shown");
    expect([...layoutsOf("new-forms")].filter((layout) => shown.has(layout))).toEqual([]);
  });
});

/** The texts that a reader has to find, besides days and names that forms print in another order. */
function textsOf({ truth, data }: Sample): string[] {
  const { iep, notice, evaluation, discipline } = truth;
  return [
    ...(iep
      ? [
          ...iep.presentLevels,
          ...iep.goals.flatMap(({ text, area }) => [text, area]),
          ...iep.services.flatMap(({ name, place }) => [name, place]),
          ...iep.accommodations,
          ...(iep.placement ? [iep.placement] : []),
          ...iep.testing,
          ...iep.transition,
          ...iep.signatures,
          ...(iep.generalEducationPercent === null ? [] : [String(iep.generalEducationPercent)]),
        ]
      : []),
    ...(notice
      ? [
          ...notice.decisions.map(({ text }) => text),
          ...notice.reasons,
          ...Object.entries(data.notice?.parts ?? {}).map(([, words]) => words),
        ]
      : []),
    ...(data.evaluation?.tests.flatMap(({ name, scores }) => [name, ...scores.map(({ scale }) => scale)]) ??
      []),
    ...(evaluation?.eligibility ? [evaluation.eligibility] : []),
    ...(data.progress?.goals.flatMap(({ goal, status, comment }) => [goal, status, comment]) ?? []),
    ...(discipline?.incident ? [discipline.incident] : []),
  ];
}

/** An amount of time as forms write it: in minutes, or in hours where it is a whole number of half hours. */
function amountsOf(minutes: number): string[] {
  const hours = minutes % 30 === 0 ? [`${minutes / 60}hour`] : [];
  return [minutes.toLocaleString("en-US"), ...hours];
}

async function pdfText(bytes: Uint8Array, sample: Sample): Promise<string> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const { header, footer } = layoutOf(sample.data)(sample.data).theme;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const margins = [header, footer].flatMap((margin) => margin?.(number, pdf.numPages) ?? []);
    const printed = items
      .map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : ""))
      .join("");
    texts.push(withoutMargins(normal(printed), margins));
    const fields = await page.getAnnotations();
    texts.push(...fields.map(({ fieldValue }) => (typeof fieldValue === "string" ? fieldValue : "")));
  }
  await loading.destroy();
  return normal(texts.join(" "));
}

async function annotationsOf(bytes: Uint8Array): Promise<{ checkBox?: boolean; fieldValue?: unknown }[]> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const annotations = await Promise.all(pages.map((page) => page.getAnnotations()));
  await loading.destroy();
  return annotations.flat();
}

/** Headers and footers, drawn last on each page, would divide a paragraph that continues on the next page. */
function withoutMargins(page: string, margins: readonly string[]): string {
  const written = normal(margins.filter(Boolean).join(" "));
  return page.endsWith(written) ? page.slice(0, page.length - written.length) : page;
}

async function wordText(bytes: Uint8Array): Promise<string> {
  const { value } = await extractRawText({ buffer: Buffer.from(bytes) });
  return normal(value);
}

/** Without white space, which a line break or a column may add or take, and in lower case, which a form may not keep. */
function normal(words: string): string {
  return words.replace(/\s+/g, "").toLowerCase();
}
