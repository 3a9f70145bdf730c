import { type Block, columns, fields, heading, pageBreak, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { meetingNotes } from "../attachedPages.ts";
import { needAnswer, timesOf } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A dense vendor printout as in Oklahoma: strengths beside effects in two columns, answers in words instead of boxes. */
export const oklahoma: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const esy = { yes: "Yes", no: "No", "to be decided": "Will be considered at a later time" };
  return {
    theme: {
      font: "Helvetica",
      size: 8,
      margin: 36,
      heading: "band",
      boxes: "brackets",
      header: () => [data.district, "", `Confidential   ${child.name}   ${child.id}`],
      footer: (page, pages) => ["OSDE Form 7", "", `${page}/${pages}`],
    },
    blocks: [
      heading("Individualized Education Program (IEP)", 1),
      fields(
        "boxed",
        [
          ["Student", child.name],
          ["DOB", day(child.born)],
          ["Grade", child.grade],
          ["School Site", data.school],
        ],
        [
          ["IEP Type", "Subsequent"],
          ["Date IEP Meeting Held", day(dates.meeting)],
          ["Initiation Date", day(dates["iep-starts"])],
          ["Anticipated End Date", day(dates["iep-ends"])],
        ],
        [
          ["Disability", iep.disability],
          ["Last Evaluation", day(dates["last-evaluation"])],
          ["Reevaluation Due", day(dates["reevaluation-due"])],
        ],
      ),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      text("Current Assessment Data and Objective Statements", { bold: true }),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        text(`${title}:`, { bold: true }),
        text(words),
      ]),
      columns(
        [text("Strengths", { bold: true }), text(orNone(iep.strengths))],
        [text("Anticipated Effects", { bold: true }), text(orNone(iep.impact))],
      ),
      text("Parent Concerns for Enhancing the Child's Education", { bold: true }),
      text(orNone(iep.concerns)),
      heading("Special Factors"),
      table(null, [
        ["Behavior", needAnswer(iep, "behavior"), "Limited English proficiency", "No"],
        ["Braille", "No", "Communication needs", needAnswer(iep, "communication")],
        ["Assistive technology", "Considered, not required", "Health plan", "No"],
      ]),
      heading("Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        fields("boxed", [[`Annual Goal ${index + 1}`, goal.text]]),
        fields("boxed", [
          ["Goal Area", goal.area],
          ["How progress will be measured", orNone(goal.measured)],
          ["Reported to parents", "Each nine weeks"],
        ]),
        ...(goal.objectives.length > 0
          ? [
              table(
                ["Short-term objectives/benchmarks", "Criterion met"],
                goal.objectives.map((words) => [words, ""]),
                [5, 1],
              ),
            ]
          : []),
      ]),
      pageBreak,
      heading("Services"),
      table(
        ["Type of Service", "Setting", "Provider", "Minutes", "Frequency", "Start", "End"],
        iep.services.map((service) => [
          `${service.name}`,
          service.place,
          service.provider,
          String(service.minutes),
          timesOf(service),
          day(service.starts),
          day(service.ends),
        ]),
        [2.3, 1.6, 1.6, 0.8, 1.3, 1.1, 1.1],
      ),
      heading("Supplementary Aids and Services, Program Modifications, Supports for Personnel"),
      table(
        ["Description", "Applies to", "Frequency"],
        iep.accommodations.map((words) => [words, "All classes", "Daily"]),
        [4, 1.2, 1],
      ),
      heading("State and District Assessments"),
      table(
        ["Accommodations"],
        iep.testing.map((words) => [words]),
      ),
      heading("Extended School Year Services"),
      text(`Student requires ESY: ${iep.esy ? esy[iep.esy] : ""}`),
      ...(iep.transition.length > 0
        ? [
            heading("Secondary Transition"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : []),
      heading("Least Restrictive Environment"),
      fields(
        "inline",
        [["Placement", iep.placement ?? ""]],
        [["Time in general education", `${iep.generalEducationPercent}%`]],
      ),
      heading("IEP Team Signatures"),
      table(
        ["Title", "Signature", "Date", "Agree", "Disagree"],
        iep.team.map(({ name, role, signed }) => [
          role,
          signed ? name : "",
          signed ? day(dates.signed) : "",
          signed ? "Y" : "",
          "",
        ]),
        [2, 2.4, 1.2, 0.8, 0.8],
      ),
      ...meetingNotes(iep, "Notes"),
    ],
  };
};
