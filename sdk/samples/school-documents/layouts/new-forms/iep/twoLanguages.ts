import { type Block, checks, fields, heading, list, table, text } from "../../../blocks.ts";
import { days, inWords, number } from "../../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../../Layout.ts";

/** After the plans of Puerto Rico's schools: each label in Spanish and English, services before goals, the place of each service first. */
export const twoLanguages: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9-4-25");
  return {
    theme: {
      font: "Times",
      size: 10.5,
      margin: 54,
      heading: "band",
      boxes: "parentheses",
      footer: (page, pages) => ["PEI / IEP", child.name, `${page}/${pages}`],
    },
    blocks: [
      heading("Programa Educativo Individualizado / Individualized Education Program", 1),
      table(null, [
        ["Estudiante / Student", child.name, "Grado / Grade", child.grade],
        ["Escuela / School", data.school, "Nacimiento / Born", day(child.born)],
        ["Reunión / Meeting", day(dates.meeting), "Impedimento / Disability", iep.disability],
        ["Desde / From", day(dates["iep-starts"]), "Hasta / To", day(dates["iep-ends"])],
      ]),
      heading("I. Alternativa de ubicación / Placement alternative"),
      checks(placementChecks(iep), 1),
      text(
        `Por ciento con pares sin impedimentos / Percent of the week with nondisabled peers: ${iep.generalEducationPercent}%`,
      ),
      heading("II. Servicios / Services"),
      table(
        [
          "Lugar / Place",
          "Servicio / Service",
          "Minutos / Minutes",
          "Frecuencia / Frequency",
          "Fechas / Dates",
        ],
        iep.services.map((service) => [
          service.place,
          service.name,
          number(service.minutes),
          inWords(service),
          `${day(service.starts)} - ${day(service.ends)}`,
        ]),
        [1.8, 2.4, 1, 1.4, 1.5],
      ),
      heading("III. Fortalezas y necesidades / Strengths and needs (present level)"),
      ...iep.presentLevels.map(({ title, text: words }): Block => fields("boxed", [[title, words]])),
      text(`Preocupaciones de los padres / Concerns of the parents: ${orNone(iep.concerns)}`),
      heading("IV. Metas / Annual goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        text(`Meta / Goal ${index + 1}   Área / Area: ${goal.area}`, { bold: true }),
        text(goal.text),
        ...(goal.objectives.length > 0 ? [list(goal.objectives, "-")] : []),
        text(`Evaluación / Evaluation: ${orNone(goal.measured)}`, { italic: true }),
      ]),
      heading("V. Acomodos / Accommodations"),
      ...iep.accommodations.map((words) => text(`(X) ${words}`)),
      heading("VI. Medición del aprovechamiento / Assessment"),
      ...iep.testing.map((words) => text(words)),
      heading("VII. Año escolar extendido / Extended school year"),
      text(
        `Cualifica / Qualifies:  Sí/Yes ${iep.esy === "yes" ? "(X)" : "( )"}   No ${iep.esy === "no" ? "(X)" : "( )"}   Pendiente/Pending ${iep.esy === "to be decided" ? "(X)" : "( )"}`,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("VIII. Transición / Transition"),
            table(
              ["Área / Area", "Meta postsecundaria / Postsecondary goal"],
              iep.transition.map((one) => [one.title, one.text]),
              [1, 3],
            ),
          ]
        : []),
      heading("Firmas / Signatures (COMPU)"),
      ...iep.team.map(({ name, role, signed }) =>
        fields("below", [
          [`Firma / Signature: ${role}`, signed ? name : ""],
          ["Fecha / Date", signed ? day(dates.signed) : ""],
        ]),
      ),
    ],
  };
};
