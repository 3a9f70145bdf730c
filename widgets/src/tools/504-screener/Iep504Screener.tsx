import { later } from "../../later/index.ts";
import { Questionnaire } from "../../questionnaire/index.ts";
import { content } from "./content.ts";

const result = later(
  () => import("./ResultScreen.tsx"),
  (part) => part.ResultScreen,
);

/** The IEP vs 504 screener. Runs on the device; needs a host. */
export function Iep504Screener() {
  return (
    <Questionnaire
      tool="504-screener"
      content={content}
      fetchNext={result.fetch}
      result={(answers, leave) => <result.Screen answers={answers} {...leave} />}
    />
  );
}
