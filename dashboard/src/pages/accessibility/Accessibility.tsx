import { accessibility } from "../../content/accessibility.ts";
import { heads } from "../../content/heads.ts";
import { useHead } from "../../layout/useHead.ts";
import { TextPage } from "../../text/TextPage.tsx";

export function Component() {
  useHead(heads.accessibility);
  return <TextPage content={accessibility} />;
}
