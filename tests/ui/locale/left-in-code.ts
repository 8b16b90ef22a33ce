import { parseSync } from 'vite';

/** Attributes and properties whose words a reader sees or hears, those of components too. */
const read = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'heading',
  'hint',
  'label',
  'note',
  'placeholder',
  'text',
  'title',
];
/** Properties of elements that are text. */
const texts = ['ariaLabel', 'innerText', 'textContent', ...read];
/** Code without elements that has none of these shows nothing, and need not be read closely. */
const mayShow = new RegExp(`\\b(${texts.join('|')})\\b['\\]]*\\s*[:=]|setAttribute`);
/** A key of a message, or what one begins with. */
const isKey = (text: string) => /^[a-z][\w-]*(\.[\w-]*)+$/.test(text);
const isWord = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, '')) && !isKey(text);

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const inside = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
const named = (value: unknown): string => (isNode(value) ? String(value.name ?? value.value ?? '') : '');

/** The words that an expression may come to, as far as they are written in it: not what it asks for, nor what it compares. */
function wordsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  const { type, ...node } = value;
  if (type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (type === 'TemplateElement') return [String((node.value as { readonly raw: string }).raw)];
  if (type === 'TemplateLiteral') return inside(value).flatMap(wordsIn);
  if (type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(wordsIn);
  if (type === 'BinaryExpression' && node.operator !== '+') return [];
  if (/^(Binary|Logical|Parenthesized|TSAs|TSSatisfies)Expression$|^JSXExpressionContainer$/.test(type))
    return [node.left, node.right, node.expression].flatMap(wordsIn);
  return [];
}

/** What a piece of code shows a reader by itself. */
function shownBy(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node.value)];
    case 'JSXElement':
    case 'JSXFragment':
      return (Array.isArray(node.children) ? node.children : [])
        .filter((child) => isNode(child) && child.type === 'JSXExpressionContainer')
        .flatMap(wordsIn);
    case 'JSXAttribute':
      return read.includes(named(node.name)) ? wordsIn(node.value) : [];
    case 'Property':
      return texts.includes(named(node.key)) ? wordsIn(node.value) : [];
    case 'AssignmentExpression':
      return isNode(node.left) && texts.includes(named(node.left.property)) ? wordsIn(node.right) : [];
    case 'CallExpression': {
      const [what, value] = Array.isArray(node.arguments) ? node.arguments : [];
      const isSet = isNode(node.callee) && named(node.callee.property) === 'setAttribute';
      return isSet && read.includes(named(what)) ? wordsIn(value) : [];
    }
    default:
      return [];
  }
}

/** Words for readers that stand in code itself: in text, in what is read aloud, in tooltips and in place of pictures. */
export function wordsLeftIn(file: string, code: string): readonly string[] {
  if (!file.endsWith('.tsx') && !mayShow.test(code)) return [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  const walk = (node: Node) => {
    found.push(
      ...shownBy(node)
        .map((text) => text.trim())
        .filter(isWord),
    );
    for (const one of inside(node)) walk(one);
  };
  walk(program as unknown as Node);
  return found;
}
