import type { DocumentFindings, Found, NoticePart, Score } from "../../src/school-documents/findings.ts";
import type { IepData, LetterData, SampleData } from "./sampleSchema.ts";

/** The values of `DocumentFindings`, without where they were found. */
export type Truth = Values<DocumentFindings>;

type Values<Finding> =
  Finding extends Found<infer Value>
    ? Value
    : Finding extends readonly (infer Item)[]
      ? readonly Values<Item>[]
      : Finding extends object
        ? { readonly [Key in keyof Finding]: Values<Finding[Key]> }
        : Finding;

/** @returns what a reader should find in a sample, from the data that its layout prints. */
export function truthOf(data: SampleData): Truth {
  const { iep, evaluation, progress, discipline } = data;
  return {
    kind: data.kind,
    dates: Object.entries(data.dates).flatMap(([label, day]) => (isLabel(label) ? [{ label, day }] : [])),
    iep: iep ? iepTruth(iep) : null,
    notice: noticeTruth(data),
    evaluation: evaluation
      ? {
          scores: evaluation.tests.flatMap(({ name, scores }) =>
            scores.map(
              ({ scale, standard, percentile }): Score => ({
                test: `${name} ${scale}`,
                standardScore: standard,
                percentile,
              }),
            ),
          ),
          eligibility: evaluation.eligibility,
        }
      : null,
    progress: progress
      ? {
          goals: progress.goals.map(({ goal, status, comment }) => ({
            goal,
            progress: comment ? `${status} ${comment}` : status,
          })),
        }
      : null,
    discipline: discipline
      ? {
          incident: discipline.incident,
          days: discipline.days,
          manifestationMeeting: discipline.manifestationMeeting,
        }
      : null,
  };

  function isLabel(label: string): label is keyof typeof data.dates {
    return label in data.dates;
  }
}

/** @returns texts that a reader may also report, but need not: they are neither right nor wrong. */
export function alsoAcceptable({ iep, alsoAcceptable: others }: SampleData): readonly string[] {
  if (!iep) return others;
  const baselines = iep.goals.map(({ baseline }) => baseline);
  return [iep.strengths, iep.concerns, iep.impact, ...baselines, ...others].filter((words) => words !== "");
}

function iepTruth(iep: IepData): Truth["iep"] {
  return {
    presentLevels: iep.presentLevels.map(({ text }) => text),
    goals: iep.goals.map(({ text, area }) => ({ text, area })),
    services: iep.services.map(({ name, minutes, sessions, period, place, starts, ends }) => ({
      name,
      minutes,
      sessions,
      period,
      place,
      starts,
      ends,
    })),
    accommodations: iep.accommodations,
    placement: iep.placement,
    generalEducationPercent: iep.generalEducationPercent,
    testing: iep.testing,
    extendedSchoolYear: iep.esy,
    transition: iep.transition.map(({ text }) => text),
    signatures: iep.team.filter(({ signed }) => signed).map(({ name }) => name),
  };
}

function noticeTruth({ notice, letter, kind }: SampleData): Truth["notice"] {
  if (notice) {
    const { decisions, reasons, parts } = notice;
    return {
      decisions,
      reasons,
      parts: {
        ...(decisions.length > 0 ? { action: decisions.map(({ text }) => text).join(" ") } : {}),
        ...(reasons.length > 0 ? { reasons: reasons.join(" ") } : {}),
        ...parts,
      },
    };
  }
  if (!letter || kind === "discipline-notice") return null;
  const pieces = piecesOf(letter);
  const decisions = pieces.flatMap((piece): { type: "proposes" | "refuses"; text: string }[] => {
    if (typeof piece === "string") return [];
    if ("proposes" in piece) return [{ type: "proposes", text: piece.proposes }];
    if ("refuses" in piece) return [{ type: "refuses", text: piece.refuses }];
    return [];
  });
  const reasons = pieces.flatMap((piece) =>
    typeof piece !== "string" && "reason" in piece ? [piece.reason] : [],
  );
  const parts: Partial<Record<NoticePart, string>> = {};
  if (decisions[0]) parts.action = decisions[0].text;
  if (reasons[0]) parts.reasons = reasons[0];
  for (const paragraph of letter.body) {
    if (typeof paragraph === "string" || "heading" in paragraph || !paragraph.part) continue;
    parts[paragraph.part] = paragraphText(paragraph);
  }
  return { decisions, reasons, parts };
}

type Paragraph = LetterData["body"][number];
type Piece = Exclude<Extract<Paragraph, { pieces: unknown }>["pieces"][number], undefined>;

export function pieceText(piece: Piece): string {
  return typeof piece === "string" ? piece : (Object.values(piece)[0] ?? "");
}

/** @returns the pieces of a paragraph or list, joined with spaces. */
export function paragraphText(paragraph: { pieces: Piece[] } | { items: Piece[] }): string {
  const pieces = "pieces" in paragraph ? paragraph.pieces : paragraph.items;
  return pieces.map(pieceText).join(" ");
}

function piecesOf({ body }: LetterData): Piece[] {
  return body.flatMap((paragraph) => {
    if (typeof paragraph === "string" || "heading" in paragraph) return [];
    return "pieces" in paragraph ? joinReasons(paragraph.pieces) : paragraph.items;
  });
}

/** Reasons that "and" joins in one sentence are one; "because … and because …" are two. */
export function joinReasons(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const [before, between] = joined.slice(-2);
    const isJoined =
      isReason(piece) &&
      before !== undefined &&
      isReason(before) &&
      !/[.!?]$/.test(before.reason) &&
      typeof between === "string" &&
      /^,?\s*and$/i.test(between) &&
      !/^(?:because|since)\b/i.test(piece.reason);
    if (isJoined) joined.splice(-2, 2, { reason: `${before.reason} ${between} ${piece.reason}` });
    else joined.push(piece);
  }
  return joined;
}

const isReason = (piece: Piece) => typeof piece !== "string" && "reason" in piece;
