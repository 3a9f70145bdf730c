import { dateOf } from "@iep-insider/sdk/law";
import { nothing, sampleDay, type ToolSample } from "../../samples/ToolSample.ts";
import { emptyForm, type LetterForm } from "./form/fields.ts";
import { ResultScreen } from "./result/ResultScreen.tsx";

const form: LetterForm = {
  ...emptyForm(dateOf(sampleDay)),
  letterType: "initial_evaluation",
  childName: "Samuel Reed",
  childBirthDate: "2017-05-03",
  grade: "3",
  teacherName: "Ms. Rivera",
  schoolName: "Lincoln Elementary School",
  principalName: "Dr. Adams",
  schoolAddress: "12 Maple Street\nLansing, MI 48933",
  state: "MI",
  parentName: "Dana Reed",
  parentAddress: "48 Elm Street, Apt. 2\nLansing, MI 48910",
  parentPhone: "(517) 555-0134",
  parentEmail: "dana.reed@example.com",
  deliveryMethod: "email_and_mail",
  academicConcerns:
    "November 6: he read 22 words in a minute; his class reads 70\nNovember 12: he needed two hours for one page of homework",
  behaviorConcerns: "November 16: he cried when it was his turn to read aloud",
};

export const sample: ToolSample = {
  child: "Samuel",
  situation:
    "Samuel is 9 and in third grade in Michigan. He reads far behind his class and cries when he has to read aloud. His mother asks the school in writing to test him.",
  Result: () => <ResultScreen form={form} back={nothing} startOver={nothing} />,
};
