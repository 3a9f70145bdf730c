import { accessibility } from "../../content/accessibility.ts";
import { TextPage } from "../../text/TextPage.tsx";

export function Component() {
  return <TextPage content={accessibility} />;
}
