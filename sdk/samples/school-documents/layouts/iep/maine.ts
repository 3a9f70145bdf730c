import { type Block, checks, fields, heading, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type adverbs, hasNeed, yesNo } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Maine's written IEP: numbered sections with lettered questions, a table of services with "duration from / to". */
export const maine: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const often = (sessions: number | null, minutes: number, period: keyof typeof adverbs) =>
    sessions === null
      ? `${number(minutes)} minutes / ${period}`
      : `${sessions}x per ${period}, ${minutes} minutes`;
  const rows = (isRelated: boolean) =>
    iep.services
      .filter((service) => service.isRelated === isRelated)
      .map((service) => [
        service.name,
        service.provider,
        service.place,
        often(service.sessions, service.minutes, service.period),
        `${day(service.starts)} - ${day(service.ends)}`,
      ]);
  const head = ["Position Responsible", "Location", "Frequency", "Duration (beginning and end date)"];
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 56,
      heading: "underline",
      boxes: "brackets",
      header: (page) => ["INDIVIDUALIZED EDUCATION PROGRAM", "", `Page ${page}`],
      footer: () => [`Child's name: ${child.name}`, "", "State form, Chapter 101"],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      text(`SAU: ${data.district}`),
      heading("1. CHILD INFORMATION"),
      fields(
        "inline",
        [
          ["Child's Name", child.name],
          ["Date of Birth", day(child.born)],
        ],
        [
          ["School/Program", data.school],
          ["Grade", child.grade],
        ],
        [
          ["Date of IEP Meeting", day(dates.meeting)],
          ["Effective Date of IEP", day(dates["iep-starts"])],
        ],
        [
          ["Date of Annual IEP Review", day(dates["annual-review-due"])],
          ["Date of Reevaluation", day(dates["reevaluation-due"])],
        ],
      ),
      heading("2. DISABILITY"),
      text(iep.disability),
      heading("3. CONSIDERATIONS"),
      text("A. Concerns of the parents for enhancing the education of their child:", { italic: true }),
      text(orNone(iep.concerns)),
      text("B. Strengths of the child:", { italic: true }),
      text(orNone(iep.strengths)),
      ...yesNo(
        "C. Does the child have a vision or hearing impairment?",
        hasNeed(iep, "hearing") || hasNeed(iep, "vision"),
      ),
      ...yesNo(
        "D. Does the child need assistive technology devices and services?",
        hasNeed(iep, "technology"),
      ),
      heading("4. PRESENT LEVELS OF ACADEMIC AND FUNCTIONAL PERFORMANCE"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [text(title, { italic: true }), text(words)]),
      text("How the child's disability affects involvement and progress in the general curriculum:", {
        italic: true,
      }),
      text(orNone(iep.impact)),
      heading("5. MEASURABLE GOALS"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Goal ${index + 1} (${goal.area})`, { italic: true }),
        text(goal.text),
        ...goal.objectives.map((words, letter) =>
          text(`Objective ${"abcd"[letter]}: ${words}`, { indent: 20 }),
        ),
        text(`How progress will be measured: ${orNone(goal.measured)}`, { indent: 20 }),
      ]),
      heading("6. SUPPLEMENTARY AIDS, SERVICES, MODIFICATIONS AND/OR SUPPORTS FOR SAU PERSONNEL"),
      table(
        ["Supplementary aid, service, modification or support", "Location", "Frequency", "Duration"],
        iep.accommodations.map((words) => [
          words,
          "General education",
          "As needed",
          `${day(dates["iep-starts"])} - ${day(dates["annual-review-due"])}`,
        ]),
        [3.4, 1.5, 1.2, 1.8],
      ),
      heading("7. STATE AND DISTRICT ASSESSMENTS"),
      ...iep.testing.map((words) => text(words)),
      heading("8. SPECIAL EDUCATION AND RELATED SERVICES"),
      table(["Special Education Services", ...head], rows(false), [2.2, 1.6, 1.6, 1.7, 1.7]),
      table(["Related Services", ...head], rows(true), [2.2, 1.6, 1.6, 1.7, 1.7]),
      text("Is the child eligible for Extended School Year (ESY) services?"),
      checks(
        [
          ["Yes", iep.esy === "yes"],
          ["No", iep.esy === "no"],
          ["To be determined by", iep.esy === "to be decided"],
        ],
        3,
      ),
      text(orNone(iep.esyReason)),
      heading("9. LEAST RESTRICTIVE ENVIRONMENT"),
      text(`Placement: ${iep.placement}`),
      text(`Percentage of time spent with nondisabled children: ${iep.generalEducationPercent}%`),
      ...(iep.transition.length > 0
        ? [
            heading("10. POSTSECONDARY TRANSITION PLAN"),
            ...iep.transition.flatMap(({ title, text: words }) => [
              text(title, { italic: true }),
              text(words),
            ]),
          ]
        : []),
    ],
  };
};
