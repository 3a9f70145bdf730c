import type { Sample } from "@iep-insider/sdk/samples";
import type { Random } from "./random.ts";

type Data = Sample["data"];

const names = [
  "Marisol Tate",
  "Devon Okafor",
  "Lena Brandt",
  "Theo Castellano",
  "Priya Menon",
  "Jonah Weiss",
  "Amara Bell",
  "Silas Nye",
] as const;
const districts = [
  "Harlow Unified School District",
  "Pine County Public Schools",
  "Westmere Community Schools",
  "Fallbrook ISD",
  "Carver City Schools",
] as const;
const schools = [
  "Elm Street Elementary",
  "Ridgeview Middle School",
  "Harlow High School",
  "Lincoln Academy",
] as const;

/** The invented child of a form, and the day that it is printed on. */
export function childOf(random: Random): Pick<Data, "child" | "school" | "district" | "state" | "type"> {
  const name = random.pick(names);
  return {
    child: {
      name,
      born: "2014-05-09",
      grade: String(2 + random.below(9)),
      id: String(100000 + random.below(899999)),
      parents: `Ms. ${name.split(" ")[1]}`,
      address: "12 Orchard Lane",
      phone: "555-010-0142",
    },
    school: random.pick(schools),
    district: random.pick(districts),
    state: "OH",
    type: random.chance(0.25) ? "word" : "pdf",
  };
}

export const firstName = ({ child }: Pick<Data, "child">) => child.name.split(" ")[0] ?? "";
