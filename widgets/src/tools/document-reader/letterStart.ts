import { dayInWords } from "@iep-insider/sdk/law";
import type { NoticePart, Service } from "@iep-insider/sdk/school-documents";
import { noticePartNames } from "./groupContent.ts";
import { minutesWords } from "./minutesContent.ts";
import { amountOf } from "./shapes.ts";

/** Minutes of a service that were not given. */
export interface MissedService {
  readonly service: Service;
  readonly owed: number;
  readonly given: number;
  readonly missing: number;
}

/**
 * Start values for the letter that asks to make up missed services. Keys are fields of the letter generator's form.
 * @param from the first and the last day of the time that was counted, `YYYY-MM-DD`.
 */
export function makeUpStart(
  missed: readonly MissedService[],
  services: readonly Service[],
  from: string,
  to: string,
) {
  return {
    letterType: "makeup_services",
    specificConcerns: missed.map(({ service, owed, given, missing }) =>
      minutesWords.line(service.name, [owed, given, missing], dayInWords(from), dayInWords(to)),
    ),
    currentServices: services.map(
      (service) => `${service.name}: ${amountOf(service) || minutesWords.notSaid}`,
    ),
  };
}

/** Start values for the letter that asks for a full prior written notice. @param missing the parts that were not found. */
export function noticeStart(missing: readonly NoticePart[]) {
  const parts = missing.map((part) => noticePartNames[part]);
  return {
    letterType: "prior_written_notice",
    specificConcerns: `I did not find these parts in the notice: ${parts.join("; ")}.`,
  };
}

/** What the school refused, for the letter that a decoded denial leads to. */
export function refusedContext(refused: readonly string[]): string {
  return refused.length > 0 ? `The school refused: ${refused.join("; ")}` : "";
}
