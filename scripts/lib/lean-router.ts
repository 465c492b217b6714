/** The files of react-router's production build. */
export const ROUTER_FILES = /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** A class component with the values assigned to it. */
const CLASSES = /^var (\w+) = class extends React\d*\.Component \{\n[\s\S]*?^\};\n(?:\1\.\w+ = \w+;\n)*/gm;

/**
 * The source of react-router's build with its components and contexts marked as free of side effects, and without their display names. A
 * bundler may then drop unused ones: its own links, forms, scripts and error views are for apps of its framework (decision 0004).
 */
export function leanRouter(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(CLASSES, (code, name) => `var ${name} = /* @__PURE__ */ (() => {\n${code}return ${name};\n})();\n`);
}
