export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export const toolsMenu: NavigationGroup = {
  label: "Tools",
  links: [
    { label: "All Tools", path: "/advanced-tools" },
    { label: "Advocacy Assistant", path: "/advanced-tools#chat" },
    { label: "Letter Generator", path: "/advanced-tools#letter-generator" },
    { label: "Screeners", path: "/advanced-tools#screeners" },
    { label: "My case", path: "/case" },
  ],
};

export const aboutLink: NavigationLink = { label: "About", path: "/#about" };

export const mainLinks: readonly NavigationLink[] = [
  { label: "Pricing", path: "/pricing" },
  { label: "Resources", path: "/resources" },
  { label: "Blog", path: "/blog" },
  { label: "Contact", path: "/contact" },
  aboutLink,
];

/** For visitors who are not signed in. */
export const signInLink: NavigationLink = { label: "Sign In", path: "/login" };
export const signUpLink: NavigationLink = { label: "Get Started", path: "/signup" };

export const footerTools: NavigationGroup = {
  label: "Tools",
  links: [
    { label: "All Tools", path: "/advanced-tools" },
    { label: "Advocacy Assistant", path: "/advanced-tools#chat" },
    { label: "Letter Generator", path: "/advanced-tools#letter-generator" },
    { label: "Assessment Tools", path: "/tools" },
    { label: "Free Resources", path: "/resources" },
  ],
};

export const contactLink: NavigationLink = { label: "Contact Us", path: "/contact" };
export const plansLink: NavigationLink = { label: "Pricing & Plans", path: "/pricing" };

export const stayUpdated: NavigationLink = { label: "Stay Updated", path: "/resources#stay-updated" };

export const footerLinks: readonly NavigationLink[] = [
  { label: "Pricing", path: "/pricing" },
  { label: "Resources", path: "/resources" },
  { label: "Blog", path: "/blog" },
  { label: "For Organizations", path: "/partners" },
  stayUpdated,
];

/** A separate row in the footer. */
export const legalLinks: readonly NavigationLink[] = [
  { label: "Terms", path: "/terms" },
  { label: "Privacy", path: "/privacy" },
  { label: "Accessibility", path: "/accessibility" },
  { label: "Status", path: "/status" },
  { label: "Not legal advice", path: "/not-legal-advice" },
];
