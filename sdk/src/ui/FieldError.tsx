import { CircleAlert } from "lucide";
import { tw } from "../theme/index.ts";
import { Icon } from "./Icon.tsx";

/** What is wrong with a field and how to fix it, by icon and text as well as color. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} role="alert" className={tw`flex items-start gap-2 text-sm font-medium text-stop`}>
      <Icon node={CircleAlert} size="1.25em" />
      {children}
    </p>
  );
}
