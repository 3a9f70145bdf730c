import { type Block, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A charter school's document as an outline: sections 1 to 9 and points 1.1 to 9.n, no bold type, no table. */
export const outline: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("Sep 4, 2025");
  let sections = 0;
  const section = (title: string, points: readonly string[]): Block[] => {
    sections += 1;
    return [
      text(`${sections}. ${title}`),
      ...points.map((words, index) => text(`${sections}.${index + 1} ${words}`, { indent: 22 })),
    ];
  };
  return {
    theme: {
      font: "Times",
      size: 11.5,
      margin: 64,
      noBold: true,
      heading: "plain",
      boxes: "brackets",
      footer: (page) => ["", `IEP, ${child.name}, page ${page}`, ""],
    },
    blocks: [
      text(`${data.school}\nINDIVIDUALIZED EDUCATION PROGRAM`, { align: "center" }),
      ...section("Student and dates", [
        `Student: ${child.name}, grade ${child.grade}, born ${day(child.born)}`,
        `Eligibility: ${iep.disability}`,
        `Meeting held ${day(dates.meeting)}`,
        `Effective ${day(dates["iep-starts"])} to ${day(dates["iep-ends"])}`,
        `Reevaluation due ${day(dates["reevaluation-due"])}`,
      ]),
      ...section(
        "Present levels",
        iep.presentLevels.map(({ text: words }) => words),
      ),
      ...section("Strengths and concerns", [
        `Strengths: ${orNone(iep.strengths)}`,
        `Concerns of the parents: ${orNone(iep.concerns)}`,
      ]),
      ...section(
        "Annual goals",
        iep.goals.map((goal) => goal.text),
      ),
      ...section("Accommodations", iep.accommodations),
      ...section(
        "Services",
        iep.services.map(
          (service) =>
            `${service.name}: ${amount(service, "sentence")} (${service.place}), ${day(service.starts)} - ${day(service.ends)}`,
        ),
      ),
      ...section("Placement", [
        `${iep.placement}`,
        `Time in general education: ${iep.generalEducationPercent}%`,
      ]),
      ...section("State tests", iep.testing),
      ...section("Extended school year", [
        iep.esy === "yes"
          ? `ESY will be provided. ${iep.esyReason}`
          : iep.esy === "no"
            ? `ESY will not be provided. ${iep.esyReason}`
            : `ESY to be determined. ${iep.esyReason}`,
      ]),
      ...section(
        "Signatures",
        iep.team.map(({ name, role, signed }) =>
          signed ? `${name} (${role}), signed ${day(dates.signed)}` : `${name} (${role}), did not sign`,
        ),
      ),
    ],
  };
};
