import type { LogEntry } from "@iep-insider/sdk/case";
import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import {
  CircleEllipsis,
  CircleX,
  FileText,
  House,
  type IconNode,
  Mail,
  Phone,
  TriangleAlert,
  Users,
} from "lucide";
import { useId } from "react";
import { entryForm, entryTypes } from "../../../content/evidenceLog.ts";

type Type = LogEntry["type"];

const icons: Readonly<Record<Type, IconNode>> = {
  call: Phone,
  email: Mail,
  removal: House,
  "missed-service": CircleX,
  incident: TriangleAlert,
  meeting: Users,
  "work-sample": FileText,
  other: CircleEllipsis,
};

interface Props {
  readonly chosen: Type;
  readonly onChoose: (type: Type) => void;
}

/** Two in a row on a phone, so that all are in view with the field below them. */
export function TypeChoice({ chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={tw`flex flex-col gap-2`}>
      <legend className={tw`font-semibold mb-2`}>{entryForm.type}</legend>
      <div className={tw`grid grid-cols-2 lg:grid-cols-4 gap-2`}>
        {(Object.keys(icons) as Type[]).map((type) => (
          <label
            key={type}
            className={tw`relative flex items-center gap-2 min-h-[3rem] px-3 py-2 rounded border border-outline bg-sheet cursor-pointer leading-tight hover:bg-wash chosen:bg-wash chosen:border-fill`}
          >
            <input
              type="radio"
              name={name}
              value={type}
              checked={type === chosen}
              onChange={() => onChoose(type)}
              className={tw`flex-none w-5 h-5 accent-fill cursor-pointer`}
            />
            <span className={tw`hidden sm:inline-flex text-mark`}>
              <Icon node={icons[type]} size="1.25em" />
            </span>
            <span className={tw`min-w-0`}>{entryTypes[type]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
