import { type DocumentFindings, noticeParts, type Service } from "../findings.ts";
import { compareServices } from "./compareServices.ts";
import type { WeakPoint } from "./weakPoint.ts";
import { noticePartWords, weakPointWords as words } from "./weakPointWords.ts";

/**
 * The weak points of a document, for meeting mode and for the meeting checklist.
 * @param older the services of the IEP before, if there is one: what was cut since comes first.
 */
export function weakPointsOf(
  findings: DocumentFindings,
  older: readonly Service[] | null = null,
): readonly WeakPoint[] {
  return [...iepPoints(findings, older), ...noticePoints(findings), ...unclearPoints(findings)];
}

/** A goal without any number has no start or target that can be checked; a service without minutes, no amount. */
function iepPoints({ iep }: DocumentFindings, older: readonly Service[] | null): readonly WeakPoint[] {
  if (iep === null) return [];
  const point = (title: string, ask: string): WeakPoint => ({ title, ask, provision: "iep-content" });
  const services = iep.services.map(({ value }) => value);
  return [
    ...((older ?? []).length > 0 ? cutPoints(older ?? [], services) : []),
    ...(iep.presentLevels.length === 0 ? [point(words.levels, words.levelsAsk)] : []),
    ...(iep.goals.length === 0 ? [point(words.noGoals, words.noGoalsAsk)] : []),
    ...iep.goals.flatMap(({ value: { text, area } }) =>
      /\d/.test(text) ? [] : [point(words.goal(area || shortened(text)), words.goalAsk)],
    ),
    ...(iep.services.length === 0 ? [point(words.noServices, words.noServicesAsk)] : []),
    ...services.flatMap(({ name, minutes }) =>
      minutes === null ? [point(words.service(name), words.serviceAsk)] : [],
    ),
  ];
}

function cutPoints(older: readonly Service[], services: readonly Service[]): readonly WeakPoint[] {
  return compareServices(older, services).flatMap(({ name, change }) =>
    change === "gone" || change === "less"
      ? [{ title: words.cut[change](name), ask: words.cutAsk, provision: "prior-written-notice" as const }]
      : [],
  );
}

function noticePoints({ notice }: DocumentFindings): readonly WeakPoint[] {
  const missing = notice === null ? [] : noticeParts.filter((part) => !notice.parts[part]);
  if (missing.length === 0) return [];
  const list = missing.map((part) => noticePartWords[part]).join(", ");
  return [{ title: words.notice, ask: words.noticeAsk(list), provision: "prior-written-notice" }];
}

/** What the reader was not sure of, and the parent has not confirmed. */
function unclearPoints(findings: DocumentFindings): readonly WeakPoint[] {
  const pages = [...new Set(unclearPages(findings))].toSorted((one, other) => one - other);
  if (pages.length === 0) return [];
  return [{ title: words.unclear(pages), ask: words.unclearAsk, provision: null }];
}

function unclearPages(found: unknown): readonly number[] {
  if (typeof found !== "object" || found === null) return [];
  const here = "isClear" in found && found.isClear === false && "page" in found ? [Number(found.page)] : [];
  return [...here, ...Object.values(found).flatMap(unclearPages)];
}

function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/, "")}…`;
}
