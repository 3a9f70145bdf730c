import { type Block, checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { meetingNotes } from "../attachedPages.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After Rhode Island's IEP, which speaks as the student: a page of needs, then goals with baselines and services. */
export const rhodeIsland: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 11,
      margin: 60,
      heading: "plain",
      boxes: "dingbats",
      header: () => ["INDIVIDUALIZED EDUCATION PROGRAM", "", child.name],
      footer: (page, pages) => [data.district, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      fields(
        "inline",
        [["My name is", child.name]],
        [
          ["I was born on", day(child.born)],
          ["I am in grade", child.grade],
        ],
        [["My school is", data.school]],
        [["My IEP meeting was held on", day(dates.meeting)]],
        [["My IEP is in effect", `${day(dates["iep-starts"])} to ${day(dates["iep-ends"])}`]],
        [["My next evaluation is due by", day(dates["reevaluation-due"])]],
      ),
      heading("My strengths, interests and preferences"),
      text(orNone(iep.strengths)),
      heading("What my family wants for me"),
      text(orNone(iep.concerns)),
      heading("My present levels of academic achievement and functional performance"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [heading(title, 3), text(words)]),
      heading("My needs"),
      text(orNone(iep.impact)),
      ...(iep.transition.length > 0
        ? [
            heading("My transition plan: measurable post-school goals"),
            ...iep.transition.flatMap(({ title, text: words }) => [
              text(title, { italic: true }),
              text(words),
            ]),
          ]
        : []),
      heading("My measurable annual goals"),
      ...iep.goals.flatMap((goal): Block[] => [
        heading(goal.area, 3),
        text(`Baseline: ${orNone(goal.baseline)}`),
        text(`Measurable annual goal: ${goal.text}`),
        ...(goal.objectives.length > 0 ? [text("Short-term objectives"), list(goal.objectives, "-")] : []),
        text(`I will be assessed by: ${orNone(goal.measured)}`),
      ]),
      heading("My special education and related services"),
      table(
        ["Service", "Beginning date and duration", "How often and how long", "Who", "Where"],
        iep.services.map(({ name, minutes, sessions, period, provider, place, starts, ends }) => [
          name,
          `${day(starts)} to ${day(ends)}`,
          sessions === null
            ? `${minutes} minutes a ${period}`
            : `${sessions} times a ${period} for ${minutes} minutes`,
          provider,
          place,
        ]),
        [2, 1.8, 2, 1.6, 1.6],
      ),
      heading("My supplementary aids and services, program modifications and accommodations"),
      list(iep.accommodations),
      heading("My state and district assessments"),
      list(iep.testing),
      heading("My educational environment"),
      checks(placementChecks(iep)),
      text(`I am with students who do not have disabilities ${iep.generalEducationPercent}% of my day.`),
      heading("My extended school year"),
      checks([
        ["I need extended school year services.", iep.esy === "yes"],
        ["I do not need extended school year services.", iep.esy === "no"],
      ]),
      heading("People who took part in my meeting"),
      ...iep.team.map(({ name, role, signed }) =>
        text(signed ? `${role}: ${name}  (signature on file, ${day(dates.signed)})` : `${role}: ${name}`),
      ),
      ...meetingNotes(iep, "Notes of my meeting"),
    ],
  };
};
