// What games need whose box names anything of its own: to be imported before one of them is shown.
import '../../ui/look/heraldry.ts';
import '../../rules/own-boxes.ts';
