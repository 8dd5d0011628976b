"""Takes the steps of random systems, one a line on the standard input, in the solver kiwi, and prints after each
whether kiwi accepts it, and the values of all variables. Kiwi cannot change constants: the constraint is replaced."""

import mmap
import os
import struct
import sys

import kiwisolver


class System:
    def __init__(self, variable_count):
        self.variables = [kiwisolver.Variable(str(index)) for index in range(variable_count)]
        self.solver = kiwisolver.Solver()
        self.constraints = {}
        self.edits = {}

    def add(self, identity, relation, strength, constant, *terms):
        pairs = zip(terms[::2], terms[1::2])
        expression = sum(
            (float(number) * self.variables[int(index)] for index, number in pairs), float(constant))
        self.insert(identity, kiwisolver.Constraint(expression, relation, float(strength)))

    def remove(self, identity):
        if identity in self.constraints:
            self.solver.removeConstraint(self.constraints.pop(identity))

    def constant(self, identity, constant):
        old = self.constraints.get(identity)
        if old is None:
            return
        expression = kiwisolver.Expression(old.expression().terms(), float(constant))
        self.solver.removeConstraint(old)
        try:
            self.insert(identity, kiwisolver.Constraint(expression, old.op(), old.strength()))
        except kiwisolver.UnsatisfiableConstraint:
            self.constraints[identity] = old
            raise

    def edit(self, variable, strength, value):
        self.solver.addEditVariable(self.variables[int(variable)], float(strength))
        self.edits[variable] = [float(strength), float(value)]
        self.solver.suggestValue(self.variables[int(variable)], float(value))

    def suggest(self, variable, value):
        self.edits[variable][1] = float(value)
        self.solver.suggestValue(self.variables[int(variable)], float(value))

    def end(self, variable):
        del self.edits[variable]
        self.solver.removeEditVariable(self.variables[int(variable)])

    def insert(self, identity, constraint):
        self.solver.addConstraint(constraint)
        self.constraints[identity] = constraint

    def build_again(self):
        """A refused constraint leaves kiwi without an optimum."""
        self.solver = kiwisolver.Solver()
        for constraint in self.constraints.values():
            self.solver.addConstraint(constraint)
        for variable, (strength, value) in self.edits.items():
            self.edit(variable, strength, value)

    def values(self):
        self.solver.updateVariables()
        return " ".join(repr(variable.value()) for variable in self.variables)


def take(system, line):
    name, *arguments = line.split()
    try:
        getattr(system, name)(*arguments)
        return "accepted " + system.values()
    except kiwisolver.UnsatisfiableConstraint:
        system.build_again()
        return "refused " + system.values()


def take_all(systems, done):
    """Takes systems in a child process, as kiwi ends the process when rounding errors make its objective unbounded.
    Counts in `done` how many it took."""
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        return
    for variable_count, lines in systems:
        system = System(variable_count)
        print("\n".join(take(system, line) for line in lines), flush=True)
        done[:8] = struct.pack("q", struct.unpack("q", done[:8])[0] + 1)
    os._exit(0)


def main():
    systems = []
    for line in sys.stdin:
        if line.startswith("system"):
            systems.append((int(line.split()[1]), []))
        else:
            systems[-1][1].append(line)
    done = mmap.mmap(-1, 8)
    while systems:
        done[:8] = bytes(8)
        take_all(systems, done)
        systems = systems[struct.unpack("q", done[:8])[0]:]
        if systems:
            print("\n".join("stopped" for _ in systems[0][1]), flush=True)
            systems = systems[1:]


main()
