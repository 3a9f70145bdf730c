import type {
  DisciplineFindings,
  DocumentFindings,
  EvaluationFindings,
  Found,
  IepFindings,
  NoticeFindings,
  ProgressFindings,
} from "@iep-insider/sdk/school-documents";
import { noticePartNames } from "./groupContent.ts";
import type { GroupId } from "./groupIds.ts";
import type { Given, ItemField, Shape } from "./Shape.ts";
import {
  dayShape,
  goalShape,
  numberShape,
  progressShape,
  scoreShape,
  serviceShape,
  textShape,
  yesNoShape,
} from "./shapes.ts";

/** Findings of one sort: how they are read from all, and changed. `at` is a finding's place within its group. */
export interface Group {
  readonly id: GroupId;
  readonly read: (all: DocumentFindings) => readonly {
    readonly at: string;
    readonly text: string;
    readonly note: string;
    readonly fields: readonly ItemField[];
    readonly found: Pick<Found<unknown>, "page" | "quote" | "isClear">;
  }[];
  readonly change: (all: DocumentFindings, at: string, given: Given) => DocumentFindings;
  readonly without: (all: DocumentFindings, places: readonly string[]) => DocumentFindings;
}

/** Findings by their place. */
type Places<Value> = Readonly<Record<string, Found<Value>>>;

interface Lens<Value> {
  readonly get: (all: DocumentFindings) => Places<Value>;
  readonly set: (all: DocumentFindings, places: Places<Value>) => DocumentFindings;
}

function group<Value>(id: GroupId, { get, set }: Lens<Value>, shape: Shape<Value>): Group {
  return {
    id,
    read: (all) =>
      Object.entries(get(all)).map(([at, found]) => ({
        at,
        found,
        text: shape.text(found.value, at),
        note: shape.note?.(found.value) ?? "",
        fields: shape.fields(found.value),
      })),
    change: (all, at, given) => {
      const found = get(all)[at];
      if (!found) return all;
      const value = shape.from(found.value, given);
      return set(all, { ...get(all), [at]: { ...found, value, isClear: true } });
    },
    without: (all, places) =>
      set(all, Object.fromEntries(Object.entries(get(all)).filter(([place]) => !places.includes(place)))),
  };
}

/** A list: places are positions. */
function listOf<Part, Value>(
  part: (all: DocumentFindings) => Part | null,
  list: (part: Part) => readonly Found<Value>[],
  set: (all: DocumentFindings, part: Part, list: readonly Found<Value>[]) => DocumentFindings,
): Lens<Value> {
  return {
    get: (all) => {
      const there = part(all);
      return there === null ? {} : Object.fromEntries(list(there).map((found, at) => [String(at), found]));
    },
    set: (all, places) => {
      const there = part(all);
      return there === null ? all : set(all, there, Object.values(places));
    },
  };
}

function oneOf<Part, Value>(
  part: (all: DocumentFindings) => Part | null,
  one: (part: Part) => Found<Value> | null,
  set: (all: DocumentFindings, part: Part, one: Found<Value> | null) => DocumentFindings,
): Lens<Value> {
  return listOf(
    part,
    (there) => {
      const found = one(there);
      return found ? [found] : [];
    },
    (all, there, list) => set(all, there, list[0] ?? null),
  );
}

const iep = (all: DocumentFindings) => all.iep;
const withIep = (all: DocumentFindings, part: IepFindings, change: Partial<IepFindings>) => ({
  ...all,
  iep: { ...part, ...change },
});
const notice = (all: DocumentFindings) => all.notice;
const withNotice = (all: DocumentFindings, part: NoticeFindings, change: Partial<NoticeFindings>) => ({
  ...all,
  notice: { ...part, ...change },
});
const evaluation = (all: DocumentFindings) => all.evaluation;
const withEvaluation = (
  all: DocumentFindings,
  part: EvaluationFindings,
  change: Partial<EvaluationFindings>,
) => ({
  ...all,
  evaluation: { ...part, ...change },
});
const discipline = (all: DocumentFindings) => all.discipline;
const withDiscipline = (
  all: DocumentFindings,
  part: DisciplineFindings,
  change: Partial<DisciplineFindings>,
) => ({
  ...all,
  discipline: { ...part, ...change },
});

const iepTexts = (name: "accommodations" | "testing" | "presentLevels" | "transition" | "signatures") =>
  listOf<IepFindings, string>(
    iep,
    (part) => part[name],
    (all, part, list) => withIep(all, part, { [name]: list }),
  );

/** In the order of the screen: what a parent asks about first. */
export const groups: readonly Group[] = [
  group(
    "decisions",
    listOf(
      notice,
      (part) => part.decisions,
      (all, part, decisions) => withNotice(all, part, { decisions }),
    ),
    {
      text: ({ text }) => text,
      fields: ({ text }) => textShape.fields(text),
      from: (value, given) => ({ ...value, text: textShape.from(value.text, given) }),
    },
  ),
  group(
    "reasons",
    listOf(
      notice,
      (part) => part.reasons,
      (all, part, reasons) => withNotice(all, part, { reasons }),
    ),
    textShape,
  ),
  group(
    "notice-parts",
    {
      get: (all) => all.notice?.parts ?? {},
      set: (all, parts) => (all.notice ? withNotice(all, all.notice, { parts }) : all),
    },
    {
      ...textShape,
      text: (_value, at) => noticePartNames[at as keyof typeof noticePartNames] ?? at,
    },
  ),
  group(
    "incident",
    oneOf(
      discipline,
      (part) => part.incident,
      (all, part, incident) => withDiscipline(all, part, { incident }),
    ),
    textShape,
  ),
  group(
    "removal-days",
    oneOf(
      discipline,
      (part) => part.days,
      (all, part, days) => withDiscipline(all, part, { days }),
    ),
    numberShape,
  ),
  group(
    "manifestation",
    oneOf(
      discipline,
      (part) => part.manifestationMeeting,
      (all, part, manifestationMeeting) => withDiscipline(all, part, { manifestationMeeting }),
    ),
    {
      text: (day) => dayShape.text({ label: "meeting", day }, ""),
      fields: (day) => dayShape.fields({ label: "meeting", day }),
      from: (day, given) => dayShape.from({ label: "meeting", day }, given).day,
    },
  ),
  group(
    "eligibility",
    oneOf(
      evaluation,
      (part) => part.eligibility,
      (all, part, eligibility) => withEvaluation(all, part, { eligibility }),
    ),
    textShape,
  ),
  group(
    "scores",
    listOf(
      evaluation,
      (part) => part.scores,
      (all, part, scores) => withEvaluation(all, part, { scores }),
    ),
    scoreShape,
  ),
  group(
    "progress",
    listOf<ProgressFindings, ProgressFindings["goals"][number]["value"]>(
      (all) => all.progress,
      (part) => part.goals,
      (all, part, goals) => ({ ...all, progress: { ...part, goals } }),
    ),
    progressShape,
  ),
  group(
    "goals",
    listOf(
      iep,
      (part) => part.goals,
      (all, part, goals) => withIep(all, part, { goals }),
    ),
    goalShape,
  ),
  group(
    "services",
    listOf(
      iep,
      (part) => part.services,
      (all, part, services) => withIep(all, part, { services }),
    ),
    serviceShape,
  ),
  group("accommodations", iepTexts("accommodations"), textShape),
  group(
    "placement",
    oneOf(
      iep,
      (part) => part.placement,
      (all, part, placement) => withIep(all, part, { placement }),
    ),
    textShape,
  ),
  group(
    "general-education",
    oneOf(
      iep,
      (part) => part.generalEducationPercent,
      (all, part, generalEducationPercent) => withIep(all, part, { generalEducationPercent }),
    ),
    { ...numberShape, text: (percent) => `${percent}%` },
  ),
  group("testing", iepTexts("testing"), textShape),
  group(
    "summer",
    oneOf(
      iep,
      (part) => part.extendedSchoolYear,
      (all, part, extendedSchoolYear) => withIep(all, part, { extendedSchoolYear }),
    ),
    yesNoShape,
  ),
  group("present-levels", iepTexts("presentLevels"), textShape),
  group("transition", iepTexts("transition"), textShape),
  group("signatures", iepTexts("signatures"), textShape),
  group(
    "dates",
    listOf(
      (all) => all,
      (all) => all.dates,
      (all, _part, dates) => ({ ...all, dates }),
    ),
    dayShape,
  ),
];
