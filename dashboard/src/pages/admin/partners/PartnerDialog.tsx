import type { PartnerSite } from "@iep-insider/sdk/contract";
import { Button, Dialog } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { partnerForm as words } from "../../../content/admin/partners.ts";
import { PartnerForm } from "./PartnerForm.tsx";

/** A button that opens a form for a partner's name and origins. @param partner by default, a new one. */
export function PartnerDialog({ partner }: { readonly partner?: PartnerSite }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind={partner ? "plain" : "primary"} onClick={() => setOpen(true)}>
        {partner ? words.change : words.add}
      </Button>
      <Dialog
        open={isOpen}
        title={partner ? words.changeTitle(partner.name) : words.addTitle}
        onClose={close}
      >
        <PartnerForm partner={partner} onClose={close} />
      </Dialog>
    </>
  );
}
