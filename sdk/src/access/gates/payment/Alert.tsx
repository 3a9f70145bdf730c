import { tw } from "../../../theme/index.ts";
import { Notice } from "../../../ui/index.ts";

/** An alert of the specification, in place: a browser shows none in a frame of another site. */
export function Alert({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Notice tone="stop" role="alert">
      <p className={tw`font-medium`}>{text}</p>
    </Notice>
  );
}
