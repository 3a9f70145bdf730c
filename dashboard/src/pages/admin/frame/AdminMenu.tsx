import "./adminMenu.css";
import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { ChevronDown } from "lucide";
import { type AdminSectionName, adminMenu, adminSections } from "../../../content/admin/frame.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";

/** The way to the other operator's screens: beside the screen, and on a phone above it, closed until it is wanted. */
export function AdminMenu({ here }: { readonly here: AdminSectionName }) {
  return (
    <>
      <details className={`dash-admin-sections ${tw`lg:hidden rounded border border-line bg-sheet`}`}>
        <summary
          className={tw`flex items-center justify-between gap-4 min-h-[2.75rem] px-4 py-2 font-medium cursor-pointer`}
        >
          {adminMenu.open(adminSections[here].name)}
          <Icon node={ChevronDown} size="1.25em" />
        </summary>
        <Links className={tw`px-4 pb-3`} />
      </details>
      <Links className={tw`hidden lg:block flex-none w-[12rem]`} />
    </>
  );
}

function Links({ className }: { readonly className: string }) {
  return (
    <nav aria-label={adminMenu.label} className={className}>
      <ul className="dash-admin-menu">
        {Object.values(adminSections).map(({ path, name }) => (
          <li key={path}>
            <SiteLink to={path} className={tw`flex items-center min-h-[2.75rem] text-ink`}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
