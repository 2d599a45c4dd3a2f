/* What compiled rules do most often, done on the spot.

Put before the C of each module (see tools/compile.py). mypyc leaves each of these to a function of its library or of
Python, which is ready for everything; here the common case costs no call, and whatever else there may be is left to
that function, which says what is wrong. A Python without a global lock keeps to the library: there, others may change
a list meanwhile.
*/
#ifndef LEXLUDI_SHORTCUTS
#define LEXLUDI_SHORTCUTS
#include "__native_lexludi.h"

/* Arguments: most functions are called with all of theirs, and none of them by name. */

static inline int hand_over(PyObject *const *given, PyObject **const *wanted, size_t count) {
#pragma GCC unroll 16
    for (size_t n = 0; n < count; n++)
        *wanted[n] = given[n];
    return 1;
}
#define COUNT(...) (sizeof((PyObject **[]){__VA_ARGS__}) / sizeof(PyObject **))
#define CPyArg_ParseStackAndKeywordsSimple(args, nargs, names, parser, ...)                                            \
    ((names) == NULL && (size_t)(nargs) == COUNT(__VA_ARGS__)                                                          \
         ? hand_over(args, (PyObject **const[]){__VA_ARGS__}, COUNT(__VA_ARGS__))                                      \
         : (CPyArg_ParseStackAndKeywordsSimple)(args, nargs, names, parser, __VA_ARGS__))

/* Calls: rules that are handed about as values are nearly all of our own making, and no such call goes deep. */

static inline PyObject *call(PyObject *rule, PyObject *const *args, size_t nargs, PyObject *names) {
    if (Py_IS_TYPE(rule, &PyCFunction_Type) && PyCFunction_GET_FLAGS(rule) == (METH_FASTCALL | METH_KEYWORDS)) {
        PyCFunction its = PyCFunction_GET_FUNCTION(rule);
        return ((_PyCFunctionFastWithKeywords)(void (*)(void))its)(
            PyCFunction_GET_SELF(rule), args, PyVectorcall_NARGS(nargs), names);
    }
    return PyObject_Vectorcall(rule, args, nargs, names);
}
#define PyObject_Vectorcall call

#ifndef Py_GIL_DISABLED

/* Numbers: CPython makes those up to 256 once; and most sums are of such that fit into a word. */

#define SMALL 257
static PyObject *small_numbers[SMALL];

static inline PyObject *as_object(CPyTagged number) {
    if (CPyTagged_CheckShort(number) && number < SMALL << 1) {
        PyObject **known = &small_numbers[number >> 1];
        if (unlikely(*known == NULL))
            *known = CPyTagged_StealAsObject(number);
        return Py_NewRef(*known);
    }
    return CPyTagged_StealAsObject(number);
}
#define CPyTagged_StealAsObject as_object

static inline bool are_short(PyObject *left, PyObject *right) {
    return PyLong_CheckExact(left) && PyLong_CheckExact(right) &&
           CPyTagged_CheckShort(CPyTagged_BorrowFromObject(left)) &&
           CPyTagged_CheckShort(CPyTagged_BorrowFromObject(right));
}
#define IN_PLACE(name, reckon, otherwise)                                                                              \
    static inline PyObject *name(PyObject *left, PyObject *right) {                                                    \
        if (unlikely(!are_short(left, right)))                                                                         \
            return otherwise(left, right);                                                                             \
        return as_object(reckon(CPyTagged_BorrowFromObject(left), CPyTagged_BorrowFromObject(right)));                 \
    }
IN_PLACE(add_to, CPyTagged_Add, PyNumber_InPlaceAdd)
IN_PLACE(subtract_from, CPyTagged_Subtract, PyNumber_InPlaceSubtract)
IN_PLACE(or_with, CPyTagged_Or, PyNumber_InPlaceOr)
IN_PLACE(and_with, CPyTagged_And, PyNumber_InPlaceAnd)
IN_PLACE(xor_with, CPyTagged_Xor, PyNumber_InPlaceXor)
#define PyNumber_InPlaceAdd add_to
#define PyNumber_InPlaceSubtract subtract_from
#define PyNumber_InPlaceOr or_with
#define PyNumber_InPlaceAnd and_with
#define PyNumber_InPlaceXor xor_with

/* Attributes: those of options are slots of structs. */

#define SLOT 16 /* the kind of such an attribute, T_OBJECT_EX by its name */

static inline PyObject *attribute(PyObject *of, PyObject *name) {
    PyTypeObject *type = Py_TYPE(of);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type)) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == SLOT && member->flags == 0) {
                PyObject *value = *(PyObject **)((char *)of + member->offset);
                if (value != NULL)
                    return Py_NewRef(value);
            }
        }
    }
    return PyObject_GetAttr(of, name);
}
#define PyObject_GetAttr attribute

/* Lists: most are read, written and added to where they have room, and those of numbers are searched. */

static inline bool has(PyObject *list, CPyTagged index) {
    return CPyTagged_CheckShort(index) && (size_t)CPyTagged_ShortAsSsize_t(index) < (size_t)PyList_GET_SIZE(list);
}

static inline PyObject *item(PyObject *list, CPyTagged index) {
    if (unlikely(!has(list, index)))
        return CPyList_GetItem(list, index);
    return Py_NewRef(PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index)));
}
#define CPyList_GetItem item
#define CPyList_GetItemShort item

static inline PyObject *borrowed_item(PyObject *list, CPyTagged index) {
    if (unlikely(!has(list, index)))
        return CPyList_GetItemBorrow(list, index);
    return PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index));
}
#define CPyList_GetItemBorrow borrowed_item
#define CPyList_GetItemShortBorrow borrowed_item

static inline bool set_item(PyObject *list, CPyTagged index, PyObject *value) {
    if (unlikely(!has(list, index)))
        return CPyList_SetItem(list, index, value);
    PyObject **place = &PyList_GET_ITEM(list, CPyTagged_ShortAsSsize_t(index)), *before = *place;
    *place = value;
    Py_DECREF(before);
    return true;
}
#define CPyList_SetItem set_item

#define ROOM 8 /* for how many items a list is given room when the first ones come */

static inline bool has_room(PyObject *list, Py_ssize_t more) {
    PyListObject *its = (PyListObject *)list;
    if (its->ob_item == NULL && more <= ROOM && (its->ob_item = PyMem_Malloc(ROOM * sizeof(PyObject *))) != NULL)
        its->allocated = ROOM;
    return PyList_GET_SIZE(list) + more <= its->allocated;
}

static inline int append(PyObject *list, PyObject *value) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(!has_room(list, 1)))
        return PyList_Append(list, value);
    PyList_SET_ITEM(list, size, Py_NewRef(value));
    Py_SET_SIZE(list, size + 1);
    return 0;
}
#define PyList_Append append

static inline PyObject *extended(PyObject *list, PyObject *by) {
    if (!PyList_CheckExact(list) || !PyList_CheckExact(by) || !has_room(list, PyList_GET_SIZE(by)))
        return PySequence_InPlaceConcat(list, by);
    Py_ssize_t size = PyList_GET_SIZE(list), more = PyList_GET_SIZE(by);
    for (Py_ssize_t n = 0; n < more; n++)
        PyList_SET_ITEM(list, size + n, Py_NewRef(PyList_GET_ITEM(by, n)));
    Py_SET_SIZE(list, size + more);
    return Py_NewRef(list);
}
#define PySequence_InPlaceConcat extended

static inline bool may_shrink(PyObject *list) { /* by one, and keep its room: a small one, or one that is well filled */
    Py_ssize_t size = PyList_GET_SIZE(list), room = ((PyListObject *)list)->allocated;
    return size > 0 && (room <= 2 * ROOM || size > room >> 1);
}

static inline PyObject *pop_last(PyObject *list) {
    if (unlikely(!may_shrink(list)))
        return CPyList_PopLast(list);
    Py_ssize_t last = PyList_GET_SIZE(list) - 1;
    Py_SET_SIZE(list, last);
    return PyList_GET_ITEM(list, last);
}
#define CPyList_PopLast pop_last

#define ABSENT -1
#define UNSURE -2 /* there are not only numbers */

static inline Py_ssize_t find(PyObject *list, PyObject *value) {
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(list); n++) {
        PyObject *other = PyList_GET_ITEM(list, n);
        if (other == value)
            return n;
        if (!are_short(other, value))
            return UNSURE;
        if (CPyTagged_BorrowFromObject(other) == CPyTagged_BorrowFromObject(value))
            return n;
    }
    return ABSENT;
}

static inline int contains(PyObject *sequence, PyObject *value) {
    Py_ssize_t n = PyList_CheckExact(sequence) ? find(sequence, value) : UNSURE;
    return n == UNSURE ? PySequence_Contains(sequence, value) : n != ABSENT;
}
#define PySequence_Contains contains

static inline int remove_item(PyObject *list, PyObject *value) {
    Py_ssize_t n = find(list, value);
    if (unlikely(n < 0 || !may_shrink(list)))
        return CPyList_Remove(list, value);
    PyObject **place = &PyList_GET_ITEM(list, n), *gone = *place;
    Py_ssize_t last = PyList_GET_SIZE(list) - 1;
    Py_SET_SIZE(list, last);
    for (; n < last; n++, place++)
        place[0] = place[1];
    Py_DECREF(gone);
    return 0;
}
#define CPyList_Remove remove_item

#endif
#endif
