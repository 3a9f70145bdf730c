import { type Block, checks, fields, heading, pageBreak, table, text } from "../../blocks.ts";
import { days, frequency } from "../../print.ts";
import { accommodationChecks, type Layout, orNone, part, placementChecks } from "../Layout.ts";
import { rightsPage } from "../smallPrint.ts";

/** After the ARD/IEP of Texas: lettered decisions answered on blanks, frequency and duration in separate columns. */
export const texas: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const yesNo = (words: string, isYes: boolean): Block[] => [
    text(words, { bold: true }),
    checks(
      [
        ["Yes", isYes],
        ["No", !isYes],
      ],
      6,
    ),
  ];
  return {
    theme: {
      font: "Times",
      size: 10,
      margin: 50,
      heading: "caps",
      boxes: "blanks",
      header: (page, pages) => [data.district, `Student: ${child.name}`, `Page ${page} of ${pages}`],
      footer: () => ["ARD/IEP", `ARD Date: ${day(dates.meeting)}`, ""],
    },
    blocks: [
      heading(
        "Admission, Review, and Dismissal (ARD) Committee Report / Individualized Education Program",
        1,
      ),
      fields(
        "inline",
        [
          ["Name of Student", child.name],
          ["DOB", day(child.born)],
          ["ID#", child.id],
        ],
        [
          ["Campus", data.school],
          ["Grade", child.grade],
          ["ARD Meeting Date", day(dates.meeting)],
        ],
        [
          ["Date of Last FIE", day(dates["last-evaluation"])],
          ["FIE Due", day(dates["reevaluation-due"])],
          ["Next Annual ARD", day(dates["annual-review-due"])],
        ],
      ),
      heading("I. Review of evaluation data and eligibility"),
      text(`The committee reviewed the full and individual evaluation. Eligibility: ${iep.disability}.`),
      heading("II. Present levels of academic achievement and functional performance (PLAAFP)"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        text(`${title}:`, { bold: true }),
        text(words, { indent: 12 }),
      ]),
      text("Impact of disability:", { bold: true }),
      text(orNone(iep.impact), { indent: 12 }),
      text("Parent information:", { bold: true }),
      text(orNone(iep.concerns), { indent: 12 }),
      heading("III. Measurable annual goals"),
      ...iep.goals.flatMap((goal, index) => [
        text(`Goal ${index + 1}    Area: ${goal.area}`, { bold: true }),
        text(goal.text, { indent: 12 }),
        ...(goal.objectives.length > 0 ? [text("Benchmarks/objectives:", { italic: true, indent: 12 })] : []),
        ...goal.objectives.map((words, letter) => text(`${"abcdef"[letter]}. ${words}`, { indent: 24 })),
        fields("inline", [
          ["Method of evaluation", orNone(goal.measured)],
          ["Progress reported", "every 9 weeks"],
        ]),
      ]),
      heading("IV. Supplementary aids, accommodations"),
      text("The committee has determined that the following are needed in general education classes:"),
      checks(accommodationChecks(iep), 2),
      heading("V. State assessment"),
      table(
        ["Assessment decision"],
        iep.testing.map((words) => [words]),
      ),
      pageBreak,
      heading("VI. Schedule of services"),
      table(
        ["Instructional/related service", "Frequency", "Duration", "Location", "Beginning", "Ending"],
        iep.services.map((service) => [
          service.name,
          frequency(service),
          `${service.minutes} min`,
          service.place,
          day(service.starts),
          day(service.ends),
        ]),
        [3, 1.2, 1, 2, 1.1, 1.1],
      ),
      heading("VII. Least restrictive environment"),
      checks(placementChecks(iep), 1),
      text(`Percent of instructional day in the general education setting: ${iep.generalEducationPercent}`),
      ...yesNo("VIII. Extended school year services are recommended:", iep.esy === "yes"),
      text(orNone(iep.esyReason)),
      ...(iep.transition.length > 0
        ? [
            heading("IX. Transition services (age 14 and older)"),
            ...iep.transition.flatMap(({ title, text: words }) => [
              text(title, { italic: true }),
              text(words),
            ]),
          ]
        : []),
      heading("Deliberations"),
      ...iep.notes.map((words) => text(words)),
      heading("Signatures of committee members"),
      table(
        ["Signature", "Position", "Agree", "Disagree"],
        iep.team.map(({ name, role, signed }) => [
          signed ? `${name} (signed ${day(dates.signed)})` : "",
          `${role}${signed ? "" : ` - ${name}, did not sign`}`,
          signed ? "X" : "",
          "",
        ]),
        [3, 3, 1, 1],
      ),
      text(
        "If the student is a transfer student or the committee did not reach agreement, the meeting may be recessed for up to ten school days. Written notice is required at least five school days before the school proposes or refuses to initiate or change the identification, evaluation, placement or provision of FAPE.",
        { small: true },
      ),
      ...rightsPage("Notice of procedural safeguards (summary)", 0, 7),
    ],
  };
};
