import { checks, fields, heading, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After Maryland's online IEP: a block per area of need, criteria apart from the goal, services as many small fields. */
export const maryland: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 8.5,
      margin: 40,
      heading: "band",
      boxes: "dingbats",
      header: () => [`Name: ${child.name}`, "INDIVIDUALIZED EDUCATION PROGRAM (IEP)", data.district],
      footer: (page, pages) => ["APPROVED", "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("I. Meeting and Identifying Information"),
      fields(
        "inline",
        [
          ["Agency", data.district],
          ["School", data.school],
        ],
        [
          ["Student ID", child.id],
          ["DOB", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["Primary Disability", iep.disability],
          ["IEP Team Meeting Date", day(dates.meeting)],
        ],
        [
          ["IEP Annual Review Date", day(dates["annual-review-due"])],
          ["Most Recent Evaluation Date", day(dates["last-evaluation"])],
        ],
        [["Projected Evaluation Date", day(dates["reevaluation-due"])]],
      ),
      heading("II. Present Level of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        fields(
          "inline",
          [[title, "area impacted by the student's disability"]],
          [["Document basis", "classroom observation, work samples"]],
          [["Level of Performance", words]],
        ),
      ]),
      text("What is the parental input regarding the student's educational program?", { bold: true }),
      text(orNone(iep.concerns)),
      text("What are the student's strengths, interest areas and significant personal attributes?", {
        bold: true,
      }),
      text(orNone(iep.strengths)),
      text("How does the student's disability affect involvement in the general curriculum?", { bold: true }),
      text(orNone(iep.impact)),
      heading("III. Special Considerations and Accommodations"),
      text("Communication: Does the student have special communication needs?"),
      checks(
        [
          ["Yes", false],
          ["No", true],
        ],
        6,
      ),
      text("Accessibility features and accommodations for assessments:", { bold: true }),
      ...iep.testing.map((words) => text(words)),
      table(
        ["Supplementary Aids, Services, Program Modifications and Supports", "Frequency", "Provider (P)"],
        iep.accommodations.map((words) => [words, "Daily", "(P) General Education Teacher"]),
        [4, 1, 2],
      ),
      text("Extended School Year", { bold: true }),
      text(`After considering the questions above, the team decided: ${decision(iep.esy)}`),
      text(`Discussion to support decision: ${orNone(iep.esyReason)}`),
      heading("IV. Goals"),
      ...iep.goals.flatMap((goal, index) => [
        fields(
          "boxed",
          [
            [`Goal ${index + 1}`, goal.area],
            ["By", day(dates["annual-review-due"])],
          ],
          [["Goal", goal.text]],
          [
            ["Evaluation Method", orNone(goal.measured)],
            ["With", "4 out of 5 trials"],
          ],
          ...goal.objectives.map((words, at): [string, string][] => [[`Objective ${at + 1}`, words]]),
        ),
        text("How will the parent be notified of progress? In writing, quarterly.", { small: true }),
      ]),
      heading("V. Services"),
      ...iep.services.map(({ name, place, minutes, sessions, period, starts, ends, provider }) =>
        fields(
          "boxed",
          [
            ["Service Nature", name],
            ["Location", place],
          ],
          [
            ["Number of sessions", sessions === null ? "" : String(sessions)],
            ["Length of time", `${number(minutes)} min.`],
            ["Frequency", `${period}ly`.replace("dayly", "daily")],
          ],
          [
            ["Begin date", day(starts)],
            ["End date", day(ends)],
            ["Provider(s)", orNone(provider)],
          ],
        ),
      ),
      heading("VI. Least Restrictive Environment (LRE) Decision Making"),
      fields(
        "inline",
        [["LRE", iep.placement ?? ""]],
        [["Percent of time in general education", `${iep.generalEducationPercent}%`]],
      ),
      ...(iep.transition.length > 0
        ? [
            heading("VII. Transition"),
            fields(
              "inline",
              ...iep.transition.map(({ title, text: words }): [string, string][] => [[title, words]]),
            ),
          ]
        : []),
      heading("Team Participants"),
      table(
        ["Role", "Name"],
        iep.team.map(({ name, role }) => [role, name]),
      ),
      text("Participants were recorded by the case manager. No signature is required on this page.", {
        small: true,
      }),
    ],
  };
};

function decision(esy: "yes" | "no" | "to be decided" | null): string {
  if (esy === "yes") return "Yes, the student is eligible for ESY services.";
  if (esy === "no") return "No, the student is not eligible for ESY services.";
  return "Deferred. The team will decide at a later meeting.";
}
