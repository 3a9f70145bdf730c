/* The block in the editor: its settings, and the tool itself in an iframe. No build: this file runs as it is. */
((wp) => {
  const el = wp.element.createElement;
  const __ = wp.i18n.__;
  const site = window.iepInsider;

  wp.blocks.registerBlockType("iep-insider/tool", {
    edit: (props) =>
      el(
        "div",
        wp.blockEditor.useBlockProps(),
        el(wp.blockEditor.InspectorControls, null, settings(props)),
        site.server === "" ? noServer() : preview(props),
      ),
    // The server renders it.
    save: () => null,
  });

  function noServer() {
    return el(
      wp.components.Placeholder,
      {
        icon: "welcome-learn-more",
        label: __("IEP Insider tool", "iep-insider"),
        instructions: __("Please set the server address first.", "iep-insider"),
      },
      site.settings === "" ? null : el("a", { href: site.settings }, __("Open the settings", "iep-insider")),
    );
  }

  function preview(props) {
    const tool = site.tools.find((one) => one.id === props.attributes.tool);
    if (!tool) {
      return el(
        wp.components.Placeholder,
        { icon: "welcome-learn-more", label: __("IEP Insider tool", "iep-insider") },
        toolField(props),
      );
    }
    if (props.attributes.mode) {
      return el("button", { type: "button", disabled: true }, props.attributes.buttonLabel || tool.open);
    }
    const address = previewAddress(tool, props.attributes);
    return el(Frame, { tool, address, isSelected: props.isSelected });
  }

  /** The tool in an iframe, which loads again half a second after the last change. */
  function Frame({ tool, address, isSelected }) {
    const [shown, setShown] = wp.element.useState(address);
    wp.element.useEffect(() => {
      const timer = setTimeout(() => setShown(address), 500);
      return () => clearTimeout(timer);
    }, [address]);
    return el("iframe", {
      title: tool.title,
      src: shown,
      // A press selects the block first; then the tool can be tried.
      style: {
        display: "block",
        width: "100%",
        height: `${tool.height}px`,
        border: 0,
        pointerEvents: isSelected ? "auto" : "none",
      },
    });
  }

  function previewAddress(tool, chosen) {
    const query = site.attributes.flatMap((attribute) => {
      const value = chosen[attribute.property] || (attribute.name === "accent" && site.accent);
      return value ? [`${attribute.name}=${encodeURIComponent(value)}`] : [];
    });
    return `${site.server}/frame/${tool.id}${query.length ? `?${query.join("&")}` : ""}`;
  }

  function settings(props) {
    const chosen = props.attributes;
    const field = (type, name, label, more) => {
      const values = { key: name, label: label, value: chosen[name] || "" };
      values.onChange = (value) => {
        const changed = {};
        // Undefined leaves it out of the post.
        changed[name] = value || undefined;
        props.setAttributes(changed);
      };
      return el(wp.components[type], Object.assign(values, more));
    };
    // The values are the product's; one without a label here shows its name.
    const choice = (name, label, labels) => {
      const { values, default: usual } = site.attributes.find((attribute) => attribute.property === name);
      const others = values.filter((value) => value !== usual);
      const options = others.map((value) => ({ value, label: labels[value] || value }));
      return field("SelectControl", name, label, { options: [{ value: "", label: labels[""] }, ...options] });
    };
    const overlaySettings = () => [
      field("TextControl", "buttonLabel", __("Text of the button", "iep-insider"), {
        maxLength: atMost("button-label"),
      }),
      field("TextControl", "trigger", __("Your own button", "iep-insider"), {
        help: __("A name: links to #name, and buttons with this class, open the tool.", "iep-insider"),
      }),
      chosen.mode === "slide-in" || chosen.mode === "floating"
        ? choice("side", __("Side", "iep-insider"), {
            "": __("Where your lines end", "iep-insider"),
            left: __("Left", "iep-insider"),
            right: __("Right", "iep-insider"),
          })
        : null,
      field("TextControl", "autoOpen", __("Open without a press", "iep-insider"), {
        help: __("Empty: only after a press. Or load, exit, 20s or 50%.", "iep-insider"),
      }),
    ];
    return [
      el(
        wp.components.PanelBody,
        { key: "tool", title: __("Tool", "iep-insider") },
        toolField(props),
        field("SelectControl", "state", __("State", "iep-insider"), {
          options: toOptions(Object.assign({ "": __("The parent chooses", "iep-insider") }, site.states)),
        }),
        field("TextControl", "heading", __("Heading above the tool", "iep-insider"), {
          maxLength: atMost("heading"),
        }),
      ),
      el(
        wp.components.PanelBody,
        { key: "place", title: __("How it shows", "iep-insider") },
        choice("mode", __("Place", "iep-insider"), {
          "": __("On the page", "iep-insider"),
          dialog: __("A button opens it", "iep-insider"),
          "slide-in": __("It slides in from the side", "iep-insider"),
          floating: __("A button that stays in view", "iep-insider"),
          "full-page": __("It takes the whole page", "iep-insider"),
        }),
        chosen.mode ? overlaySettings() : null,
        site.privacy
          ? el("p", { key: "render" }, __("Privacy mode is on: the tool is in an iframe.", "iep-insider"))
          : choice("render", __("Privacy", "iep-insider"), {
              "": __("In the page", "iep-insider"),
              iframe: __("In an iframe: other scripts of your site cannot read it", "iep-insider"),
            }),
      ),
      el(
        wp.components.PanelBody,
        { key: "look", title: __("Look", "iep-insider"), initialOpen: false },
        choice("theme", __("Light or dark", "iep-insider"), {
          "": __("As the page is", "iep-insider"),
          light: __("Light", "iep-insider"),
          dark: __("Dark", "iep-insider"),
        }),
        choice("background", __("Background", "iep-insider"), {
          "": __("The tool's own", "iep-insider"),
          page: __("The page's color", "iep-insider"),
          transparent: __("The page, without a border", "iep-insider"),
        }),
        field("TextControl", "accent", __("Color of buttons", "iep-insider"), {
          placeholder: site.accent || "#1a6b72",
          help: __("As #rrggbb. Empty: the color in your settings.", "iep-insider"),
        }),
      ),
    ];
  }

  function toolField(props) {
    const titles = site.tools.map((tool) => ({ value: tool.id, label: tool.title }));
    return el(wp.components.SelectControl, {
      key: "tool",
      label: __("Tool", "iep-insider"),
      value: props.attributes.tool || "",
      options: [{ value: "", label: __("Choose a tool", "iep-insider") }].concat(titles),
      onChange: (value) => {
        props.setAttributes({ tool: value || undefined });
      },
    });
  }

  function toOptions(labels) {
    return Object.keys(labels).map((value) => ({ value: value, label: labels[value] }));
  }

  function atMost(name) {
    return site.attributes.find((attribute) => attribute.name === name).atMost;
  }
})(window.wp);
