import type { DateLabel, Found, LabelledDay, Service } from "../findings.ts";

/** The first and last day that most services share, as days of an IEP that names none; the parent checks them. */
export function readServiceYear(
  services: readonly Found<Service>[],
  dates: readonly Found<LabelledDay>[],
): Found<LabelledDay>[] {
  const isNamed = (label: DateLabel) => dates.some(({ value }) => value.label === label);
  return (
    [
      ["iep-starts", "starts"],
      ["iep-ends", "ends"],
    ] as const
  ).flatMap(([label, end]) => {
    if (isNamed(label)) return [];
    const sharing = Map.groupBy(services, ({ value }) => value[end]);
    for (const [day, [first, ...others]] of sharing) {
      if (!day || !first || (others.length + 1) * 2 <= services.length) continue;
      return [{ value: { label, day }, page: first.page, quote: first.quote, isClear: false }];
    }
    return [];
  });
}
