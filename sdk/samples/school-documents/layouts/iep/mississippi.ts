import { type Block, checks, fields, heading, list, pageBreak, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After Mississippi's form: a performance summary by area, a goal with its objectives in one table, services in lettered tables. */
export const mississippi: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const services = (title: string, isRelated: boolean): Block[] => {
    const chosen = iep.services.filter((service) => service.isRelated === isRelated);
    if (chosen.length === 0) return [text(`${title}: None`)];
    return [
      text(title, { bold: true }),
      table(
        ["Service", "Minutes/Frequency", "Location", "Begin Date", "End Date"],
        chosen.map(({ name, minutes, sessions, period, place, starts, ends }) => [
          name,
          sessions === null
            ? `${number(minutes)} per ${period}`
            : `${minutes} min. / ${sessions} per ${period}`,
          place,
          day(starts),
          day(ends),
        ]),
        [2.2, 1.5, 1.7, 1, 1],
      ),
    ];
  };
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 48,
      heading: "bar",
      boxes: "squares",
      header: (page) => [`Child's Name: ${child.name}`, `MSIS #: ${child.id}`, `Page ${page}`],
      footer: () => ["", data.district, ""],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      table(null, [
        [`Child: ${child.name}`, `Date of Birth: ${day(child.born)}`, `Grade: ${child.grade}`],
        [`Parent/Guardian: ${child.parents}`, `Telephone: ${child.phone}`, `School: ${data.school}`],
        [
          `IEP Committee Meeting Date: ${day(dates.meeting)}`,
          `IEP Begin Date: ${day(dates["iep-starts"])}`,
          `IEP End Date: ${day(dates["iep-ends"])}`,
        ],
        [
          `Disability Category: ${iep.disability}`,
          `Current Eligibility Date: ${day(dates["last-evaluation"])}`,
          `Reevaluation Due: ${day(dates["reevaluation-due"])}`,
        ],
      ]),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      text("Child's Strengths, Preferences and Interests", { bold: true }),
      text(orNone(iep.strengths)),
      text("Impact of Disability and Child Needs", { bold: true }),
      text(orNone(iep.impact)),
      text("Parent/Child Input", { bold: true }),
      text(orNone(iep.concerns)),
      table(
        ["Area", "Performance Summary"],
        iep.presentLevels.map(({ title, text: words }) => [title, words]),
        [1.1, 4],
      ),
      heading("Measurable Annual Goals and Short-Term Instructional Objectives/Benchmarks"),
      ...iep.goals.map((goal, index) =>
        table(
          [`Area of need: ${goal.area}`, "Method of measurement"],
          [
            [`${index + 1}. ${goal.text}`, orNone(goal.measured)],
            ...goal.objectives.map((words, at) => [
              `STIO ${index + 1}.${at + 1}  ${words}`,
              orNone(goal.measured),
            ]),
          ],
          [4, 1.3],
        ),
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Transition"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : []),
      heading("Special Education and Related Services"),
      ...services("A. Special Education", false),
      ...services("B. Related Services", true),
      text("C. Supplementary Aids, Accommodations and Program Modifications", { bold: true }),
      list(iep.accommodations, "-"),
      text("D. Supports for Personnel", { bold: true }),
      text(iep.notes[0] ?? "None"),
      heading("Statewide Assessment Program"),
      list(iep.testing, "-"),
      heading("Extended School Year"),
      checks(
        [
          ["The child is eligible for ESY services.", iep.esy === "yes"],
          ["The child is not eligible for ESY services.", iep.esy === "no"],
          ["Additional data are needed. The Committee will reconvene.", iep.esy === "to be decided"],
        ],
        1,
      ),
      ...(iep.esyReason ? [text(iep.esyReason)] : []),
      heading("Placement and Least Restrictive Environment"),
      checks(placementChecks(iep)),
      fields("inline", [["Percentage of day with nondisabled peers", `${iep.generalEducationPercent}%`]]),
      heading("IEP Committee Participants"),
      table(
        ["Position", "Signature", "Date"],
        iep.team.map(({ name, role, signed }) => [role, signed ? name : "", signed ? day(dates.signed) : ""]),
      ),
      pageBreak,
      heading("Parental Consent to Bill Medicaid"),
      text(
        "The district asks to bill Medicaid for speech, physical and occupational therapy, nursing and transportation in the IEP. It would share the child's name, the dates and the number of minutes of these services. Saying no changes no service and costs you nothing.",
      ),
      checks(
        [
          ["I give consent to bill Medicaid.", false],
          ["I do not give consent to bill Medicaid.", false],
        ],
        1,
      ),
      text("Parent signature: ____________________________     Date: ______________"),
    ],
  };
};
