import { tw } from "@iep-insider/sdk/theme";
import { Tipped } from "../../../app/tooltips/Tipped.tsx";
import { services } from "../../../content/admin/contacts.ts";

/** What a message is about, followed by its price; an unknown kind is shown unchanged. */
export function ServiceBadge({ type }: { readonly type: string }) {
  const service = known.get(type);
  if (!service?.price) return <span className={look}>{service?.label ?? type}</span>;
  return (
    <Tipped tip={service.price} className={look}>
      {service.label}
    </Tipped>
  );
}

const known = new Map(Object.entries(services));
const look = tw`inline-block rounded-full border border-outline px-3 py-1 font-medium`;
