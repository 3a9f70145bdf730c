import { type Block, checks, fields, heading, list, pageBreak, table, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** A records office's complete packet in typewriter letters: every section on its own page, a progress page after each goal. */
export const fullPacket: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("Sep 4, 2025");
  const page = (title: string, ...blocks: Block[]): Block[] => [pageBreak, heading(title), ...blocks];
  return {
    theme: {
      font: "Courier",
      size: 9,
      margin: 50,
      heading: "caps",
      boxes: "brackets",
      header: (number, pages) => [child.name, "", `Page ${number} of ${pages}`],
      footer: () => [data.district, "", `IEP of ${day(dates.meeting)}`],
    },
    blocks: [
      heading("Individualized Education Program - Complete Packet", 1),
      fields(
        "inline",
        [
          ["Student", child.name],
          ["Birth date", day(child.born)],
        ],
        [
          ["School", data.school],
          ["Grade", child.grade],
        ],
        [
          ["IEP meeting", day(dates.meeting)],
          ["IEP begins", day(dates["iep-starts"])],
        ],
        [
          ["IEP ends", day(dates["iep-ends"])],
          ["Evaluated", day(dates["last-evaluation"])],
        ],
        [
          ["Reevaluate by", day(dates["reevaluation-due"])],
          ["Eligibility", iep.disability],
        ],
      ),
      heading("Contents", 3),
      list(
        [
          "Present levels",
          "Annual goals with progress pages",
          "Services",
          "Accommodations",
          "Assessment",
          "Placement",
          "Extended school year",
          "Participants",
        ],
        "-",
      ),
      ...iep.presentLevels.flatMap(({ title, text: words }, index) =>
        page(
          `Present level ${index + 1}: ${title}`,
          text(words),
          text("Data sources: teacher records, family input, therapist notes.", { small: true }),
        ),
      ),
      ...page(
        "Strengths and concerns",
        text("Strengths:", { bold: true }),
        text(orNone(iep.strengths)),
        text("Family concerns:", { bold: true }),
        text(orNone(iep.concerns)),
        text("Effect of the disability:", { bold: true }),
        text(orNone(iep.impact)),
      ),
      ...iep.goals.flatMap((goal, index) => [
        ...page(
          `Annual goal ${index + 1} of ${iep.goals.length}`,
          fields("inline", [["Area", goal.area]], [["Baseline", orNone(goal.baseline)]]),
          text("Measurable annual goal:", { bold: true }),
          text(goal.text),
          text("Objectives:", { bold: true }),
          list(goal.objectives.length > 0 ? goal.objectives : ["N/A"], "*"),
          fields("inline", [["Measured by", orNone(goal.measured)]]),
        ),
        ...page(
          `Progress page for goal ${index + 1}`,
          table(
            ["Date", "Data", "Rating", "Initials"],
            Array.from({ length: 12 }, () => ["", "", "", ""]),
          ),
          text("Ratings: M mastered, S satisfactory, L limited, N none.", { small: true }),
        ),
      ]),
      pageBreak,
      heading("Services"),
      table(
        ["Service", "Time", "Place", "From", "To"],
        iep.services.map((service) => [
          service.name,
          amount(service, "words"),
          service.place,
          day(service.starts),
          day(service.ends),
        ]),
        [2.4, 2.2, 2, 1.4, 1.4],
      ),
      heading("Accommodations"),
      list(iep.accommodations, "*"),
      pageBreak,
      heading("Assessment"),
      list(iep.testing, "*"),
      heading("Placement"),
      checks(placementChecks(iep)),
      text(`Time in general education: ${iep.generalEducationPercent} %`),
      heading("Extended school year"),
      checks(
        [
          ["Needed", iep.esy === "yes"],
          ["Not needed", iep.esy === "no"],
        ],
        2,
      ),
      text(orNone(iep.esyReason)),
      heading("Participants"),
      table(
        ["Name", "Role", "Signature and date"],
        iep.team.map(({ name, role, signed }) => [
          name,
          role,
          signed ? `/s/ ${name} ${day(dates.signed)}` : "",
        ]),
      ),
      heading("Minutes"),
      ...iep.notes.map((words) => text(words)),
    ],
  };
};
